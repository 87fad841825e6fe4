'use client'

import { Camera, Images, Users, WandSparkles } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Sheet } from '@/components/ui/sheet'
import { BRAND_WORDS } from '@/lib/brand'
import { MenuRow } from './menu-row'

/** Photo entries are hidden in the iOS app. */
export function CreateMenu({ onClose }: { onClose: () => void }) {
  const t = useTranslations('layout')
  return (
    <Sheet title={t('create_menu')} onClose={onClose}>
      <MenuRow icon={WandSparkles} label={t('nav.create', BRAND_WORDS)} href='/create' onClick={onClose} />
      <MenuRow icon={Users} label={t('nav.my_krushes', BRAND_WORDS)} href='/my-krushes' onClick={onClose} />
      <MenuRow icon={Camera} label={t('photo_studio')} href='/studio' onClick={onClose} className='ios:hidden' />
      <MenuRow icon={Images} label={t('photo_gallery')} href='/gallery' onClick={onClose} className='ios:hidden' />
    </Sheet>
  )
}
