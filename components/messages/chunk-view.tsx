'use client'

import { Fragment, memo, type ReactNode } from 'react'
import type { Message } from '@/contracts/messages'
import { endsTurn, modelOf, startsAnew } from './message-window'
import { NoticesAfter } from './notices-after'
import { MessageRow } from './message-row'

type ChunkViewProps = {
  id: number
  messages: readonly Message[]
  /** The neighbors outside, for dates and turns. */
  before: Message | undefined
  after: Message | undefined
  /** Which model wrote the last reply before these, as far as that is known. */
  model: string | undefined
  /** Older messages than `before` exist that are not loaded: no date is claimed for the very first one. */
  open: boolean
  /** A notice that belongs before the message with this id, if it is one of these. */
  notice: ReactNode
  /** The companion's name, for what the server has put after a message. */
  name: string
  notice_before: number | null
}

const same = (a: ChunkViewProps, b: ChunkViewProps) =>
  a.before === b.before &&
  a.after === b.after &&
  a.model === b.model &&
  a.open === b.open &&
  a.name === b.name &&
  a.notice_before === b.notice_before &&
  (a.notice_before === null || a.notice === b.notice) &&
  a.messages.length === b.messages.length &&
  a.messages.every((message, index) => message === b.messages[index])

/** A group of messages. It is drawn again only when one of them, or a neighbor, has changed. */
export const ChunkView = memo(function ChunkView({
  id,
  messages,
  before,
  after,
  model,
  open,
  notice,
  name,
  notice_before,
}: ChunkViewProps) {
  return (
    <div data-chunk={id} className='message-chunk'>
      {messages.map((message, index) => {
        const prior = messages[index - 1] ?? before
        const next = messages[index + 1] ?? after
        return (
          <Fragment key={message.id}>
            {message.id === notice_before ? notice : null}
            <MessageRow
              message={message}
              dated={prior || !open ? startsAnew(message, prior) : false}
              first={prior === undefined || endsTurn(prior, message)}
              last={endsTurn(message, next)}
              newest={next === undefined}
              model={modelOf(messages.slice(0, index)) ?? model}
            />
            {message.content_attributes.told || message.content_attributes.break !== undefined ? (
              <NoticesAfter name={name} attributes={message.content_attributes} told={message.id === notice_before} />
            ) : null}
          </Fragment>
        )
      })}
    </div>
  )
}, same)
