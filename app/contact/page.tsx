import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { LateContactForm } from '@/components/contact/late-contact-form'
import { OperatorFacts } from '@/components/contact/operator-facts'
import { Page } from '@/components/layout/page'
import { WithMessages } from '@/components/layout/with-messages'
import { BRAND } from '@/lib/brand'
import { loadInstallation } from '@/lib/consent/load-installation'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contact')
  return pageMetadata('/contact', { title: t('title'), description: t('description', { brand: BRAND }) })
}

export default async function ContactPage() {
  const t = await getTranslations('contact')
  const [messages, installation] = await Promise.all([getMessages(), loadInstallation()])
  const { form } = messages.contact as { form: object }
  return (
    <Page width='text'>
      <h1 className='title text-xl sm:text-2xl'>{t('title')}</h1>
      <p className='mt-2 text-muted'>{t('intro')}</p>
      <section aria-labelledby='write' className='mt-6 rounded-lg bg-surface p-5 hairline sm:p-7'>
        <h2 id='write' className='title mb-4 text-lg'>
          {t('form.title')}
        </h2>
        <WithMessages messages={{ contact: { form } }}>
          <LateContactForm />
        </WithMessages>
      </section>
      <section aria-labelledby='who' className='pt-8'>
        <h2 id='who' className='title text-lg'>
          {t('who', { brand: BRAND })}
        </h2>
        <OperatorFacts operator={installation?.operator} law />
      </section>
    </Page>
  )
}
