'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { toast } from '@/components/ui/toast'
import { GroupChange } from '@/contracts/forms/group'
import type { Group } from '@/contracts/groups'
import { useGroupActions } from '@/hooks/api/use-groups'
import { useContractForm } from '@/hooks/use-contract-form'

/** The name of a group. Saved with a press; without one the characters' names stand for it. */
export function GroupTitle({ id, group }: { id: number; group: Group }) {
  const t = useTranslations('groups')
  const { update } = useGroupActions(id)
  const { form, text, values, reset, fits, sending } = useContractForm({
    schema: GroupChange,
    initial: { title: group.title },
    follow: true,
    // An empty name is sent too: it takes the old one away.
    required: ['title'],
    show: 'attempt',
    // The button waits until the name fits, and the counter says how much is too much.
    words: () => undefined,
    send: async ({ title = '' }) => {
      await update.mutateAsync({ title })
      return title
    },
    done: (title) => {
      reset({ title })
      toast.success(t('saved'))
    },
  })
  // A name is on the page before the server has it, so that the button waits for the answer too.
  const changed = values.title.trim() !== group.title || sending
  return (
    <form {...form} className='grid gap-2'>
      <TextField {...text('title')} label={t('title')} placeholder={t('title_empty')} />
      {changed ? (
        <Button type='submit' busy={sending} disabled={!fits('title')}>
          {t('save')}
        </Button>
      ) : null}
    </form>
  )
}
