'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogActions } from '@/components/ui/dialog-actions'
import { migrationToken } from '@/lib/auth/migration-token'
import { BRAND } from '@/lib/brand'
import consent from '@/lib/i18n/messages/en/consent.json'
import { addressThere, hasMoved, putOff, rememberMove } from '@/lib/rebrand'
import type { ModalProps } from '@/stores/modal-store'

type RebrandProps = ModalProps['rebrand'] & { onClose: () => void }

/** How long the dialog shows before the move starts, in milliseconds. */
const BY_ITSELF_MS = 1000

function RebrandDialog({ new_origin, onClose }: RebrandProps) {
  const t = useTranslations('consent.rebrand')
  const [again] = useState(hasMoved)
  const [moving, setMoving] = useState(again)
  const stays = useRef(false)
  const move = useCallback(async () => {
    setMoving(true)
    rememberMove()
    const token = await migrationToken()
    if (!stays.current) window.location.assign(addressThere(new_origin, window.location.href, token))
  }, [new_origin])
  useEffect(() => {
    if (!again) return
    const timer = setTimeout(() => void move(), BY_ITSELF_MS)
    return () => clearTimeout(timer)
  }, [again, move])
  const dismiss = () => {
    stays.current = true
    putOff()
    onClose()
  }
  const words = { brand: BRAND, host: new URL(new_origin).host }
  return (
    <Dialog title={t('title', words)} text={t(again ? 'again' : 'text', words)} onClose={dismiss}>
      <DialogActions>
        <Button kind='primary' full busy={moving} onClick={() => void move()}>
          {t('move')}
        </Button>
        <Button kind='quiet' full onClick={dismiss}>
          {t('later')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Takes people from an old address to the new one, signed in. */
export const RebrandModal = (props: RebrandProps) => (
  <WithCatalogs catalogs={{ consent }}>
    <RebrandDialog {...props} />
  </WithCatalogs>
)
