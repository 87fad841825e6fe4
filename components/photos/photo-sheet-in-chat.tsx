'use client'

import type { ComponentProps } from 'react'
import { WithMessages } from '@/components/layout/with-messages'
import photos from '@/lib/i18n/messages/en/photos.json'
import { PhotoSheet } from './photo-sheet'

/** The sheet with its own texts, so that the chat does not carry them before it is opened. */
export const PhotoSheetInChat = (props: ComponentProps<typeof PhotoSheet>) => (
  <WithMessages messages={{ photos }}>
    <PhotoSheet {...props} />
  </WithMessages>
)
