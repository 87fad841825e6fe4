'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DialogActions } from '@/components/ui/dialog-actions'
import { late } from '@/components/ui/late'
import { Skeleton } from '@/components/ui/skeleton'
import { toast } from '@/components/ui/toast'
import { PERSONA_LIMITS, type Persona } from '@/contracts/personas'
import { useDeletePersona, usePersonas } from '@/hooks/api/use-personas'
import { Row, Section } from './section'

const PersonaDialog = late(() => import('./persona-dialog').then((module) => module.PersonaDialog))

type Open = { act: 'edit'; persona: Persona | null } | { act: 'delete'; persona: Persona } | null

function DeleteDialog({ persona, onClose }: { persona: Persona; onClose: () => void }) {
  const t = useTranslations('settings.personas')
  const remove = useDeletePersona()
  const press = () =>
    remove.mutate(persona.id, {
      onSuccess: () => {
        toast.success(t('deleted'))
        onClose()
      },
    })
  return (
    <Dialog title={t('delete_title', { name: persona.name })} text={t('delete_text')} onClose={onClose}>
      <DialogActions>
        <Button kind='danger' full busy={remove.isPending} onClick={press}>
          {t('delete')}
        </Button>
        <Button kind='quiet' full onClick={onClose}>
          {t('keep')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Who else the person may be in a chat. */
export function PersonasSection() {
  const t = useTranslations('settings.personas')
  const { data } = usePersonas()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <Section title={t('title')} text={t('text')} id='personas'>
      {data ? (
        <>
          {data.data.map((persona) => (
            <Row
              key={persona.id}
              name={persona.is_default ? t('named_default', { name: persona.name }) : persona.name}
              text={persona.about ? <span className='line-clamp-2 break-words'>{persona.about}</span> : undefined}
            >
              <Button aria-label={t('edit_named', { name: persona.name })} onClick={() => setOpen({ act: 'edit', persona })}>
                {t('edit')}
              </Button>
              <Button
                kind='quiet'
                aria-label={t('delete_named', { name: persona.name })}
                onClick={() => setOpen({ act: 'delete', persona })}
              >
                {t('delete')}
              </Button>
            </Row>
          ))}
          <div className='mt-4 first:mt-0'>
            {data.count < PERSONA_LIMITS.personas ? (
              <Button onClick={() => setOpen({ act: 'edit', persona: null })}>{t('add')}</Button>
            ) : (
              <p className='text-sm text-muted'>{t('full', { most: PERSONA_LIMITS.personas })}</p>
            )}
          </div>
        </>
      ) : (
        <Skeleton className='h-11' />
      )}
      {open?.act === 'edit' ? <PersonaDialog persona={open.persona} onClose={close} /> : null}
      {open?.act === 'delete' ? <DeleteDialog persona={open.persona} onClose={close} /> : null}
    </Section>
  )
}
