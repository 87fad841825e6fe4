'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useCallback, useMemo, type ReactNode } from 'react'
import { presentIn, repliesTo, TurnBar } from '@/components/groups/turn-bar'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { late } from '@/components/ui/late'
import { Sheet } from '@/components/ui/sheet'
import { Skeleton } from '@/components/ui/skeleton'
import { StackedFaces } from '@/components/ui/stacked-faces'
import type { Conversation } from '@/contracts/conversations'
import type { Group } from '@/contracts/groups'
import type { Message } from '@/contracts/messages'
import { MESSAGE_CREDITS } from '@/contracts/prices'
import { useAskMember } from '@/hooks/api/use-groups'
import groups from '@/lib/i18n/messages/en/groups.json'
import { chatName } from '@/lib/format/chat-name'
import { firstName } from '@/lib/format/first-name'
import { GroupRow } from './group-row'
import { ThreadPane, type PaneProps } from './thread-pane'

/** Drawn once they are seen; they bring forms. */
const ConversationConfig = late(() => import('@/components/conversations/conversation-config').then((module) => module.ConversationConfig))
const GroupPanel = late(() => import('@/components/groups/group-panel').then((module) => module.GroupPanel), <Skeleton className='h-120' />)

type GroupPaneProps = PaneProps & { conversation: Conversation; group: Group }

function Inside({ conversation, group, ...pane }: GroupPaneProps) {
  const t = useTranslations('groups')
  const locale = useLocale()
  const { id } = conversation
  const { mutate, isPending } = useAskMember(id)
  const again = useCallback((message: Message) => mutate({ account_id: message.sender_id, message_id: message.id }), [mutate])
  const around = useCallback(
    (message: Message, first: boolean, row: ReactNode) => (
      <GroupRow message={message} first={first} group={group} again={again} busy={isPending}>
        {row}
      </GroupRow>
    ),
    [group, again, isPending],
  )
  const name = chatName(conversation)
  const told = useMemo(() => {
    const names = presentIn(group).map(({ full_name }) => firstName(full_name))
    const who = { name: new Intl.ListFormat(locale).format(names) }
    return { sentence: t('sentence', who), quiet: t('quiet', who) }
  }, [group, locale, t])
  const config = <ConversationConfig key={id} id={id} name={t('group')} onGo={pane.onGo} />
  const panel = <GroupPanel conversation={conversation} group={group} config={config} />
  return (
    <ThreadPane
      {...pane}
      parts={{
        name,
        kind: t('companions'),
        told,
        faces: <StackedFaces members={group.members} className='size-10' />,
        around,
        above: <TurnBar id={id} group={group} />,
        creditsOf: (content) => repliesTo(group, content) * MESSAGE_CREDITS,
        panel,
        sheet: (onClose) => (
          <Sheet title={name} hideTitle onClose={onClose}>
            {panel}
          </Sheet>
        ),
      }}
    />
  )
}

/** Thread and panel of a group. */
export const GroupPane = (props: GroupPaneProps) => (
  <WithCatalogs catalogs={{ groups }}>
    <Inside {...props} />
  </WithCatalogs>
)
