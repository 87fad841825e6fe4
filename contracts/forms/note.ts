import './jitless'

export { NoteInput } from '../conversations'
