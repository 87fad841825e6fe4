import type { ComponentProps } from 'react'

type LinkProps = ComponentProps<'a'> & {
  href: string
  /** The page keeps its place, for what only changes part of it. */
  keepScroll?: boolean
}

/**
 * A link within the pages. It is an anchor and nothing else, so that pages full of links bring no script for them:
 * components/layout/link-follower, mounted once, goes there without loading a new document.
 */
export const Link = ({ keepScroll, ...rest }: LinkProps) => <a {...rest} data-go={keepScroll ? 'stay' : ''} />
