'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/text-field'
import { SwitchRow } from '@/components/ui/switch-row'
import type { PushSettings } from '@/contracts/push'
import { usePush, useUpdatePush } from '@/hooks/api/use-push'

/** A usual night; both are changed right away where they do not fit. */
const USUAL = { from: '22:00', to: '08:00' }

type QuietHours = NonNullable<PushSettings['quiet_hours']>

function Times({ quiet, onChange }: { quiet: QuietHours; onChange: (quiet: QuietHours) => void }) {
  const t = useTranslations('settings.preferences')
  const field = (name: keyof QuietHours) => (
    <TextField
      key={quiet[name]}
      type='time'
      label={t(`quiet_${name}`)}
      defaultValue={quiet[name]}
      required
      className='w-36'
      // An empty or half typed time is none.
      onBlur={({ target: { value } }) => value && value !== quiet[name] && onChange({ ...quiet, [name]: value })}
    />
  )
  return (
    <div className='flex flex-wrap gap-3 pb-3'>
      {field('from')}
      {field('to')}
    </div>
  )
}

/** What the person is notified of, on every device that is switched on. */
export function PushRows() {
  const t = useTranslations('settings.preferences')
  const { data } = usePush()
  const { mutate } = useUpdatePush()
  if (!data || data.kinds.length === 0) return null
  const { message, media, quiet_hours } = data.settings
  return (
    <>
      <SwitchRow label={t('push_message')} text={t('push_message_text')} checked={message} onChange={(on) => mutate({ message: on })} />
      <SwitchRow label={t('push_media')} text={t('push_media_text')} checked={media} onChange={(on) => mutate({ media: on })} />
      <SwitchRow
        label={t('quiet')}
        text={t('quiet_text')}
        checked={quiet_hours !== null}
        onChange={(on) => mutate({ quiet_hours: on ? USUAL : null })}
      />
      {quiet_hours ? <Times quiet={quiet_hours} onChange={(times) => mutate({ quiet_hours: times })} /> : null}
    </>
  )
}
