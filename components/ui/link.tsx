import { useLocale } from 'next-intl'
import type { ComponentProps } from 'react'
import { pathIn } from '@/contracts/locales'

type LinkProps = ComponentProps<'a'> & {
  href: string
  /** The page keeps its place, for what only changes part of it. */
  keepScroll?: boolean
}

/**
 * A link within the pages. It is an anchor and nothing else, so that pages full of links bring no script for them:
 * components/layout/link-follower, mounted once, goes there without loading a new document. `href` names no language: a public page is
 * linked in the language of this one.
 */
export const Link = ({ keepScroll, href, ...rest }: LinkProps) => (
  <a {...rest} href={pathIn(useLocale(), href)} data-go={keepScroll ? 'stay' : ''} />
)
