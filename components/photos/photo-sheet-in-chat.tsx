'use client'

import type { ComponentProps } from 'react'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import photos from '@/lib/i18n/messages/en/photos.json'
import { PhotoSheet } from './photo-sheet'

/** The sheet with its own texts, so that the chat does not carry them before it is opened. */
export const PhotoSheetInChat = (props: ComponentProps<typeof PhotoSheet>) => (
  <WithCatalogs catalogs={{ photos }}>
    <PhotoSheet {...props} />
  </WithCatalogs>
)
