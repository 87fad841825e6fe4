'use client'

import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import { useModalStore, type ModalName, type ModalProps } from '@/stores/modal-store'

export type ModalComponentProps<N extends ModalName> = ModalProps[N] & { onClose: () => void }

/** Every modal, fetched when it is first opened. */
const modals: { [N in ModalName]: ComponentType<ModalComponentProps<N>> } = {
  auth: dynamic(() => import('./auth-modal').then((module) => module.AuthModal), { ssr: false }),
  profile: dynamic(() => import('./profile-modal').then((module) => module.ProfileModal), { ssr: false }),
  welcome: dynamic(() => import('./welcome-modal').then((module) => module.WelcomeModal), { ssr: false }),
  upsell: dynamic(() => import('./upsell-modal').then((module) => module.UpsellModal), { ssr: false }),
  credits_upsell: dynamic(() => import('./credits-upsell-modal').then((module) => module.CreditsUpsellModal), {
    ssr: false,
  }),
}

/** Draws the open modal. Mounted once in app/providers. */
export function ModalRoot() {
  const open = useModalStore((state) => state.open)
  const onClose = useModalStore((state) => state.closeModal)
  if (!open) return null
  const Modal = modals[open.name] as ComponentType<ModalComponentProps<ModalName>>
  return <Modal key={open.name} {...open.props} onClose={onClose} />
}
