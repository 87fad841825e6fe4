import { VOICE_CREDITS } from './prices'

/** What a voice note costs, in credits: nothing where nobody can hear it. */
export const voiceNoteCredits = ({ listens }: { listens: boolean }) => (listens ? VOICE_CREDITS : 0)
