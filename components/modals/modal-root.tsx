'use client'

import type { ComponentType } from 'react'
import { lateWithQueries } from '@/components/layout/late-with-queries'
import { late } from '@/components/ui/late'
import { useModalStore, type ModalName, type ModalProps } from '@/stores/modal-store'

export type ModalComponentProps<N extends ModalName> = ModalProps[N] & { onClose: () => void }

/** Every modal, fetched when it is first opened. */
const modals: { [N in ModalName]: ComponentType<ModalComponentProps<N>> } = {
  auth: lateWithQueries(() => import('./auth-modal').then((module) => module.AuthModal)),
  profile: lateWithQueries(() => import('./profile-modal').then((module) => module.ProfileModal)),
  welcome: lateWithQueries(() => import('./welcome-modal').then((module) => module.WelcomeModal)),
  upsell: lateWithQueries(() => import('./upsell-modal').then((module) => module.UpsellModal)),
  rebrand: late(() => import('./rebrand-modal').then((module) => module.RebrandModal)),
  privacy_choices: lateWithQueries(() => import('@/components/consent/privacy-choices').then((module) => module.PrivacyChoices)),
  photo: lateWithQueries(() => import('@/components/photos/photo-sheet-in-chat').then((module) => module.PhotoSheetInChat)),
  surprise: lateWithQueries(() => import('@/components/surprises/surprise-in-chat').then((module) => module.SurpriseInChat)),
  photo_view: lateWithQueries(() => import('@/components/photos/photo-viewer').then((module) => module.PhotoViewer)),
  animate: lateWithQueries(() => import('@/components/photos/animate-in-chat').then((module) => module.AnimateInChat)),
  credits_upsell: lateWithQueries(() => import('./credits-upsell-modal').then((module) => module.CreditsUpsellModal)),
}

/** Draws the open modal. Mounted once in app/providers. */
export function ModalRoot() {
  const open = useModalStore((state) => state.open)
  const onClose = useModalStore((state) => state.closeModal)
  if (!open) return null
  const Modal = modals[open.name] as ComponentType<ModalComponentProps<ModalName>>
  return <Modal key={open.name} {...open.props} onClose={onClose} />
}
