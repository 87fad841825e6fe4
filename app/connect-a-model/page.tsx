import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Page } from '@/components/layout/page'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { pageMetadata } from '@/lib/seo/page-metadata'

const SERVERS = [
  { key: 'ollama', name: 'Ollama', base: 'http://127.0.0.1:11434/v1', model: 'llama3.1', hasKey: false },
  { key: 'lmstudio', name: 'LM Studio', base: 'http://127.0.0.1:1234/v1', model: 'your-model', hasKey: false },
  { key: 'vllm', name: 'vLLM', base: 'http://127.0.0.1:8000/v1', model: 'your-model', hasKey: false },
  { key: 'openrouter', name: 'OpenRouter', base: 'https://openrouter.ai/api/v1', model: 'vendor/model', hasKey: true },
] as const

type Server = (typeof SERVERS)[number]

const commandOf = ({ base, model, hasKey }: Pick<Server, 'base' | 'model' | 'hasKey'>) =>
  `CHAT_BASE_URL=${base} CHAT_MODEL=${model} ${hasKey ? 'CHAT_API_KEY=… ' : ''}npm start`

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('connect')
  return pageMetadata('/connect-a-model', { title: t('title'), description: t('description') })
}

const Command = ({ children }: { children: string }) => (
  <pre tabIndex={0} className='hairline mt-2 overflow-x-auto rounded-md bg-surface px-4 py-3 font-mono text-sm'>
    <code>{children}</code>
  </pre>
)

export default async function ConnectPage() {
  const t = await getTranslations('connect')
  return (
    <Page width='text'>
      <h1 className='title mt-4 text-xl'>{t('title')}</h1>
      <p className='mt-3 text-pretty text-muted'>{t('intro')}</p>
      <h2 className='title mt-8 text-lg'>{t('command')}</h2>
      <p className='mt-2 text-pretty text-muted'>{t('command_text')}</p>
      <Command>CHAT_BASE_URL=… CHAT_MODEL=… CHAT_API_KEY=… npm start</Command>
      <ul className='mt-8 grid gap-7'>
        {SERVERS.map((server) => (
          <li key={server.key} className='min-w-0'>
            <h3 className='font-semibold'>{server.name}</h3>
            <p className='text-sm text-muted'>{t(server.key)}</p>
            <Command>{commandOf(server)}</Command>
          </li>
        ))}
      </ul>
      <p className='mt-8 text-pretty'>{t('found')}</p>
      <p className='mt-2 text-pretty text-muted'>{t('privacy')}</p>
      <Link href='/chat' className={buttonClass('secondary', 'mt-8')}>
        {t('back')}
      </Link>
    </Page>
  )
}
