'use client'

import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { RadioChips } from '@/components/ui/radio-chips'
import type { Conversation } from '@/contracts/conversations'
import { useUpdateConfig } from '@/hooks/api/use-conversations'
import { useMe } from '@/hooks/api/use-me'
import { usePersonas } from '@/hooks/api/use-personas'

const PROFILE = 'profile'

/** Who the person is in this chat: their profile, or one of their personas. */
export function PersonaChoice({ conversation: { id, config } }: { conversation: Conversation }) {
  const t = useTranslations('chat.config')
  const me = useMe()
  const { data } = usePersonas()
  const update = useUpdateConfig(id)
  const personas = data?.data ?? []
  const name = me?.custom_attributes.name ?? me?.name
  return (
    <div className='grid gap-1.5'>
      {personas.length > 0 ? (
        <RadioChips
          name={`persona-${id}`}
          legend={t('persona')}
          options={[
            { value: PROFILE, label: name ? t('persona_profile_named', { name }) : t('persona_profile') },
            ...personas.map((persona) => ({ value: String(persona.id), label: persona.name })),
          ]}
          value={config.persona_id ? String(config.persona_id) : PROFILE}
          onChange={(value) => update.mutate({ persona_id: value === PROFILE ? null : Number(value) })}
        />
      ) : (
        <p className='text-sm font-semibold'>{t('persona')}</p>
      )}
      <p className='text-sm text-pretty text-muted'>
        {t(personas.length > 0 ? 'persona_text' : 'persona_none')}{' '}
        <Link href='/settings#personas' className='font-medium underline decoration-edge underline-offset-3 hover:text-text'>
          {t(personas.length > 0 ? 'persona_manage' : 'persona_add')}
        </Link>
      </p>
    </div>
  )
}
