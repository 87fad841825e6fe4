'use client'

import type { ComponentProps } from 'react'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import surprises from '@/lib/i18n/messages/en/surprises.json'
import { SurpriseSheet } from './surprise-sheet'

/** The sheet with its own texts, so that the chat does not carry them before it is opened. */
export const SurpriseInChat = (props: ComponentProps<typeof SurpriseSheet>) => (
  <WithCatalogs catalogs={{ surprises }}>
    <SurpriseSheet {...props} />
  </WithCatalogs>
)
