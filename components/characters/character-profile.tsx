import { Bot } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LikeButton } from '@/components/layout/like-button'
import { ShareButton } from '@/components/layout/share-button'
import { Link } from '@/components/ui/link'
import type { Character, CharacterSummary } from '@/contracts/characters'
import { DEFAULT_LOCALE } from '@/contracts/locales'
import { MESSAGE_MAX_LENGTH } from '@/contracts/messages'
import { SIGNUP_CREDITS } from '@/contracts/prices'
import { chipClass } from '@/components/ui/chip'
import { GreetingQuote } from '@/components/ui/greeting-quote'
import { Picture } from '@/components/ui/picture'
import { plainSpeech } from '@/lib/format/plain-speech'
import { CharacterCard } from './character-card'
import { CharacterGrid, GRID_SIZES } from './character-grid'
import { ChatStarter, StartChat, StartScenario } from './chat-starter'
import { FirstMessage } from './first-message'
import { GreetingChoice } from './greeting-choice'
import { ReportButton } from './report-button'

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className='title mb-3 text-lg'>
        {title}
      </h2>
      {children}
    </section>
  )
}

const Words = ({ words, lang }: { words: readonly string[]; lang?: string }) => (
  <ul lang={lang} className='flex flex-wrap gap-2'>
    {words.map((word) => (
      <li key={word} className='rounded-full bg-raised px-3.5 py-1.5 text-sm'>
        {word}
      </li>
    ))}
  </ul>
)

type CharacterProfileProps = {
  character: Character
  similar: readonly CharacterSummary[]
  /** Follows its creator; drawn beside their name. */
  follow: ReactNode
}

/** Who this is, and the ways into a chat. On phones the primary button stays above the bottom bar. */
export function CharacterProfile({ character, similar, follow }: CharacterProfileProps) {
  const t = useTranslations('character')
  // Those that come with the installation are written in English; what an author writes may be in any language.
  const lang = character.creator ? undefined : DEFAULT_LOCALE
  const foreign = useLocale() !== DEFAULT_LOCALE && lang !== undefined
  const name = character.full_name.split(' ')[0] ?? character.full_name
  const nameAge = t('name_age', { name: character.full_name, age: character.age })
  return (
    <ChatStarter account_id={character.id} slug={character.slug}>
      <article className='lg:grid lg:grid-cols-[minmax(300px,420px)_minmax(0,1fr)] lg:gap-12 xl:gap-16'>
        <div className='-mx-4 lg:sticky lg:top-[calc(var(--top)+0.5rem)] lg:mx-0 lg:self-start'>
          <div className='relative overflow-hidden lg:rounded-lg'>
            <Picture
              portrait={character.portrait}
              alt={t('portrait_of', { name: character.full_name })}
              sizes='(min-width: 1024px) 420px, 100vw'
              priority
              className='aspect-3/4 max-lg:max-h-[56dvh] max-lg:w-full sm:aspect-4/3 lg:aspect-3/4'
              imageClassName='max-lg:object-[50%_20%]'
            />
            <div className='picture-shade absolute inset-x-0 bottom-0 px-4 pt-24 pb-5 text-on-picture lg:hidden'>
              <h1 className='title text-2xl text-balance'>{nameAge}</h1>
              <p className='mt-1 text-on-picture-soft' lang={lang}>
                {character.occupation}
              </p>
            </div>
          </div>
        </div>
        <div className='grid gap-9 pt-6 lg:pt-2'>
          <div className='grid gap-4'>
            {/* Beside the picture where there is room, on it where there is none. */}
            <div className='hidden lg:block'>
              <h1 className='title text-2xl text-balance'>{nameAge}</h1>
              <p className='mt-1 text-muted' lang={lang}>
                {character.occupation}
              </p>
            </div>
            {/* Before everything else, so that the button over the end of the page never covers it. */}
            <p className='flex items-start gap-2.5 text-sm text-muted'>
              <Bot aria-hidden className='mt-0.5 size-4 flex-none' />
              <span>
                <strong className='font-semibold text-text'>{t('ai')}.</strong> {t('ai_text', { name })}
              </span>
            </p>
            <p lang={lang} className='title text-lg text-balance lg:text-xl'>
              “{character.hook}”
            </p>
            {foreign ? <p className='text-sm text-pretty text-muted'>{t('english')}</p> : null}
            {character.creator ? (
              <div className='flex flex-wrap items-center gap-x-4 gap-y-2 text-sm'>
                <p className='min-w-0 [overflow-wrap:anywhere] text-muted'>
                  {t('made_by')}{' '}
                  <Link
                    href={`/creators/${character.creator.handle}`}
                    className='-my-3 inline-block py-3 font-semibold text-text underline decoration-edge underline-offset-4'
                  >
                    {character.creator.display_name}
                  </Link>
                </p>
                {follow}
              </div>
            ) : null}
            <div className='flex flex-wrap gap-2'>
              <LikeButton character={character} />
              <ShareButton path={`/characters/${character.slug}`} title={character.full_name} />
              <ReportButton character={character} />
            </div>
            {character.listed ? null : <p className='text-sm text-muted'>{t('unlisted', { name })}</p>}
            <p className='text-sm text-muted lg:hidden signed-in:hidden'>{t('free', { credits: SIGNUP_CREDITS })}</p>
          </div>
          <div className='pointer-events-none z-10 grid gap-3 max-lg:sticky max-lg:bottom-(--bottom) max-lg:order-last max-lg:-mx-4 max-lg:bg-linear-to-t max-lg:from-ink max-lg:from-70% max-lg:to-transparent max-lg:px-4 max-lg:pt-8 max-lg:pb-3 lg:-mt-4'>
            <div className='pointer-events-auto rounded-md lg:max-w-md'>
              <StartChat name={name} />
            </div>
            <p className='text-sm text-muted max-lg:hidden signed-in:hidden'>{t('free', { credits: SIGNUP_CREDITS })}</p>
            <p className='hidden text-sm text-muted lg:premium:block'>{t('premium_price')}</p>
          </div>
          <Part id='greeting' title={t('greeting', { name })}>
            <div lang={lang}>
              {character.alternate_greetings_count > 0 ? (
                <GreetingChoice
                  account_id={character.id}
                  count={character.alternate_greetings_count}
                  name={name}
                  usual={character.greeting}
                />
              ) : (
                <GreetingQuote text={character.greeting} />
              )}
            </div>
            <FirstMessage slug={character.slug} name={name} max={MESSAGE_MAX_LENGTH} />
          </Part>
          {character.scenarios.length > 0 ? (
            <Part id='scenarios' title={t('scenarios')}>
              <p className='-mt-2 mb-3 text-sm text-muted'>{t('scenarios_text', { name })}</p>
              <ul lang={lang} className='grid gap-2.5 xl:grid-cols-2'>
                {character.scenarios.map((scenario, index) => (
                  <li key={`${index} ${scenario.title}`} className='grid'>
                    <StartScenario index={index} title={scenario.title} opening={plainSpeech(scenario.opening)} />
                  </li>
                ))}
              </ul>
            </Part>
          ) : null}
          <Part id='about' title={t('about', { name })}>
            <p lang={lang} className='max-w-[68ch] text-pretty whitespace-pre-line'>
              {character.biography}
            </p>
          </Part>
          <div className='grid gap-9 xl:grid-cols-2 xl:gap-10'>
            <Part id='personality' title={t('personality', { name })}>
              <Words words={character.personality} lang={lang} />
            </Part>
            <Part id='hobbies' title={t('hobbies')}>
              <Words words={character.hobbies} lang={lang} />
            </Part>
          </div>
          <Part id='tags' title={t('tags')}>
            <ul lang={lang} className='flex flex-wrap gap-2'>
              {character.tags.map((tag) => (
                <li key={tag}>
                  <Link href={`/?q=${encodeURIComponent(tag)}`} className={chipClass()}>
                    {tag}
                  </Link>
                </li>
              ))}
            </ul>
          </Part>
        </div>
      </article>
      {similar.length > 0 ? (
        <section aria-labelledby='similar' className='mt-14'>
          <h2 id='similar' className='title mb-3 text-lg'>
            {t('similar')}
          </h2>
          <CharacterGrid>
            {similar.map((other) => (
              <li key={other.id}>
                <CharacterCard character={other} sizes={GRID_SIZES} />
              </li>
            ))}
          </CharacterGrid>
        </section>
      ) : null}
    </ChatStarter>
  )
}
