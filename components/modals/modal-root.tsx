'use client'

import { useTranslations } from 'next-intl'
import { useEffect, type ComponentType } from 'react'
import { lateWithQueries } from '@/components/layout/late-with-queries'
import { Delayed, late } from '@/components/ui/late'
import { Spinner } from '@/components/ui/spinner'
import { useModalStore, type ModalName, type ModalProps } from '@/stores/modal-store'

export type ModalComponentProps<N extends ModalName> = ModalProps[N] & { onClose: () => void }

/**
 * The press is answered at once: the page steps back behind the veil that the modal will have, and after a while it says why. Without a
 * connection it may stay for long, so a press or Escape leaves it, as it leaves the modal.
 */
function Veil() {
  const t = useTranslations('common')
  const close = useModalStore((state) => state.closeModal)
  useEffect(() => {
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && close()
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [close])
  return (
    <div data-veil className='fixed inset-0 z-50 grid animate-fade place-items-center bg-shade/70'>
      <button type='button' aria-label={t('close')} onClick={close} className='absolute inset-0 size-full outline-none' />
      <Delayed>
        <Spinner label={t('loading')} className='size-7 text-on-picture' />
      </Delayed>
    </div>
  )
}
const VEIL = <Veil />

/** Every modal, fetched when it is first opened. */
const modals: { [N in ModalName]: ComponentType<ModalComponentProps<N>> } = {
  auth: lateWithQueries(() => import('@/components/sign-in/auth-modal').then((module) => module.AuthModal), VEIL),
  profile: lateWithQueries(() => import('./profile-modal').then((module) => module.ProfileModal), VEIL),
  welcome: lateWithQueries(() => import('./welcome-modal').then((module) => module.WelcomeModal), VEIL),
  upsell: lateWithQueries(() => import('./upsell-modal').then((module) => module.UpsellModal), VEIL),
  rebrand: late(() => import('./rebrand-modal').then((module) => module.RebrandModal)),
  privacy_choices: lateWithQueries(() => import('@/components/consent/privacy-choices').then((module) => module.PrivacyChoices), VEIL),
  photo: lateWithQueries(() => import('@/components/photos/photo-sheet-in-chat').then((module) => module.PhotoSheetInChat), VEIL),
  surprise: lateWithQueries(() => import('@/components/surprises/surprise-in-chat').then((module) => module.SurpriseInChat), VEIL),
  group: lateWithQueries(() => import('@/components/groups/group-modal').then((module) => module.GroupModal), VEIL),
  photo_view: lateWithQueries(() => import('@/components/photos/photo-viewer').then((module) => module.PhotoViewer), VEIL),
  animate: lateWithQueries(() => import('@/components/photos/animate-in-chat').then((module) => module.AnimateInChat), VEIL),
  credits_upsell: lateWithQueries(() => import('./credits-upsell-modal').then((module) => module.CreditsUpsellModal), VEIL),
}

/** Draws the open modal. Mounted once in app/providers. */
export function ModalRoot() {
  const open = useModalStore((state) => state.open)
  const onClose = useModalStore((state) => state.closeModal)
  if (!open) return null
  const Modal = modals[open.name] as ComponentType<ModalComponentProps<ModalName>>
  return <Modal key={open.name} {...open.props} onClose={onClose} />
}
