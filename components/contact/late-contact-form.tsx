'use client'

import { late } from '@/components/ui/late'
import { Skeleton } from '@/components/ui/skeleton'
import { useHydrated } from '@/hooks/use-hydrated'

const WAITING = <Skeleton className='h-[36rem]' />
const ContactForm = late(() => import('./contact-form').then((module) => module.ContactForm), WAITING)

/** The form, fetched with its schema once the page is there: without scripts it could not be sent anyway. */
export const LateContactForm = () => (useHydrated() ? <ContactForm /> : WAITING)
