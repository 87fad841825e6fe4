import { create } from 'zustand'
import type { CharacterSummary } from '@/contracts/characters'
import type { PhotoRequest } from '@/contracts/photos'

export type UpsellType = 'premium_profile' | 'premium_photo' | 'premium_video' | 'premium_voice' | 'out_of_credit'

/** What someone came with: a mailed sign-in link (the whole address), the token of a reset link, a second factor to pass. */
export type Came = { link: string } | { reset: string } | { challenge: string }

/** Every modal and what it is opened with; components/modals/modal-root.tsx does not compile until each has a component. */
export type ModalProps = {
  /** `next`: where to go once signed in. `expired`: the session ended by itself. */
  auth: { mode?: 'signin' | 'signup'; next?: string; expired?: boolean; came?: Came }
  profile: Record<string, never>
  welcome: Record<string, never>
  upsell: { type: UpsellType }
  credits_upsell: Record<string, never>
  /** Asks the character of a conversation for a photo. `request`: an earlier one again; `change`: it is to be changed first. */
  photo: { id: number; name: string; request?: PhotoRequest; change?: boolean }
  /** Lets the character of a conversation begin a scene. */
  surprise: { id: number; name: string }
  /** Begins a group, with one character chosen already; or adds to the group of a conversation. */
  group: { first?: CharacterSummary; add_to?: number; onMade?: (id: number) => void }
  /** A photo over the whole window, with the others of its conversation next to it. */
  photo_view: { id: number; conversation_id: number }
  /** Makes a clip of a photo. */
  animate: { id: number }
  rebrand: { new_origin: string }
  privacy_choices: Record<string, never>
}
export type ModalName = keyof ModalProps
export type OpenModal = { [N in ModalName]: { name: N; props: ModalProps[N] } }[ModalName]

type ModalState = {
  open: OpenModal | null
  openModal: <N extends ModalName>(name: N, props: ModalProps[N]) => void
  closeModal: () => void
}

export const useModalStore = create<ModalState>((set) => ({
  open: null,
  openModal: (name, props) => set({ open: { name, props } as OpenModal }),
  closeModal: () => set({ open: null }),
}))
