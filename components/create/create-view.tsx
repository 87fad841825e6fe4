'use client'

import { ArrowLeft, ArrowRight, Dices, Sparkles, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useMemo, useRef, useState, type ComponentType } from 'react'
import { Page } from '@/components/layout/page'
import { Button, buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { iconButtonClass } from '@/components/ui/icon-button'
import { Link } from '@/components/ui/link'
import { toast } from '@/components/ui/toast'
import { MOST_CHARACTERS, MOST_DRAFTS, type OwnCharacter } from '@/contracts/own-characters'
import type { PreviewFrame } from '@/contracts/portrait-preview'
import {
  failureOf,
  useChangeCharacter,
  useCharacterOptions,
  useAutosave,
  useMakeCharacter,
  useNewestCharacter,
} from '@/hooks/api/use-create'
import { useRouter } from '@/hooks/use-navigation'
import { BRAND_WORDS } from '@/lib/brand'
import { ruleKey } from '@/lib/characters/rule-key'
import { cn } from '@/lib/cn'
import {
  definitionOf,
  draftOf,
  emptyDraft,
  FIELDS,
  isOfAppearance,
  isStep,
  problemsOf,
  stepOf,
  STEPS,
  type Field,
  type Step,
} from '@/lib/create/draft'
import { rollDraft } from '@/lib/create/roll'
import { messageKey } from '@/lib/i18n/message-key'
import { useAuthStore } from '@/stores/auth-store'
import { useCreateStore } from '@/stores/create-store'
import { useModalStore } from '@/stores/modal-store'
import { FinishStep } from './finish-step'
import { LivePortrait } from './live-portrait'
import { Made } from './made'
import { BodyStep, HairStep, LookStep, MannerStep, PersonStep, StyleStep, VoiceStep } from './steps'
import type { StepProps } from './step-props'
import { newSeed, useSheet } from './use-sheet'

const BODIES: Record<Exclude<Step, 'finish'>, ComponentType<StepProps>> = {
  look: LookStep,
  body: BodyStep,
  hair: HairStep,
  style: StyleStep,
  person: PersonStep,
  manner: MannerStep,
  voice: VoiceStep,
}
/** What a step is about should be seen. */
const FRAME: Partial<Record<Step, PreviewFrame>> = { body: 'figure' }
const OF_WORDS: readonly Step[] = ['person', 'manner', 'voice']
/** In the address after signing in, so that the press that asked for it continues by itself. */
const GO_PARAM = 'go'
/** Until the server has said how long instructions may be. */
const UNKNOWN_MAX = Infinity

type CreateViewProps = {
  /** A face to begin with. */
  seed: number
  draft_id: string | null
  character_id: number | null
}

type Failure = ReturnType<typeof failureOf> & { making: boolean }

/** Making a character, going on with a draft, changing a character. */
export function CreateView({ seed, draft_id, character_id }: CreateViewProps) {
  const t = useTranslations('create')
  const errors = useTranslations('errors')
  const router = useRouter()
  const status = useAuthStore((state) => state.status)
  const openModal = useModalStore((state) => state.openModal)
  const [finished, setFinished] = useState<{ character: OwnCharacter; changed: boolean } | null>(null)
  const [nextSeed, setNextSeed] = useState(seed)
  const { sheet, state, extras, retry } = useSheet({ seed: nextSeed, draft_id, character_id, paused: finished !== null })
  const { choose, replace, go, patch, drop } = useCreateStore()
  const { data: options, isError: noOptions, refetch: askOptions } = useCharacterOptions()
  const making = useMakeCharacter()
  const changing = useChangeCharacter()
  const newest = useNewestCharacter()
  const [failure, setFailure] = useState<Failure | null>(null)
  /** Somebody has moved between steps, or wanted to finish. */
  const [shown, setShown] = useState(false)
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const busy = making.isPending || changing.isPending
  const saved = useAutosave(sheet, !busy && finished === null)
  const asked = useSearchParams().get(GO_PARAM) !== null

  const draft = useMemo(() => sheet?.draft ?? emptyDraft(seed), [sheet, seed])
  const step = sheet?.step ?? 'look'
  const at = STEPS.indexOf(step)
  const problems = problemsOf(draft, options?.limits.custom_instructions ?? UNKNOWN_MAX, {
    required: (field) => t(messageKey(t, `required.${field}`)),
    too_long: (max) => t('too_long', { max }),
    in_scenario: (number, problem) => t('scenarios.problem', { number, problem }),
    too_many: (max) => t('scenarios.too_many', { max }),
    too_many_words: (max) => t('too_many_words', { max }),
  })
  const name = draft.full_name.trim().split(' ')[0] ?? ''

  /** Each step is a place of its own, so that Back leads to the one before. */
  const goTo = useCallback(
    (next: Step) => {
      window.history.pushState(null, '', `#${next}`)
      go(next)
      setShown(true)
    },
    [go],
  )
  useEffect(() => {
    const follow = () => {
      const named = window.location.hash.slice(1)
      go(isStep(named) ? named : 'look')
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [go])
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    if (!shown) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [step, shown])

  const throwDice = (fields: readonly Field[], anyway = false) => {
    if (!sheet) return
    const { kept } = sheet
    if (!anyway && fields.length > 0 && fields.every((field) => kept.includes(field) || field === 'custom_instructions')) {
      return void toast.warning(t('all_kept'), { action: { label: t('roll_anyway'), onClick: () => throwDice(fields, true) } })
    }
    replace(rollDraft(sheet.draft, fields, anyway ? [] : kept, options))
    if (!options) void rollWordsLater(sheet.id, fields, anyway)
  }
  /** The lists are still on their way: looks were rolled at once, words follow into what the sheet holds by then. */
  const rollWordsLater = async (id: string, fields: readonly Field[], anyway: boolean) => {
    const words = fields.filter((field) => !isOfAppearance(field))
    const { data: lists } = words.length > 0 ? await askOptions({ cancelRefetch: false }) : { data: undefined }
    const { sheet: now } = useCreateStore.getState()
    if (lists && now?.id === id) replace(rollDraft(now.draft, words, anyway ? [] : now.kept, lists))
  }

  const fail = (error: unknown, isMaking: boolean) => setFailure({ ...failureOf(error), making: isMaking })
  const submit = useCallback(
    (version?: number) => {
      if (!sheet || busy) return
      const [first] = Object.keys(problems) as Field[]
      if (first) {
        setTried(true)
        goTo(stepOf(first))
        return void setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), 50)
      }
      if (status !== 'in') return openModal('auth', { mode: 'signup', next: `/create?${GO_PARAM}=1` })
      setFailure(null)
      const definition = definitionOf(sheet.draft)
      const finish = (changed: boolean) => (character: OwnCharacter) => {
        setFinished({ character, changed })
        drop()
        window.history.replaceState(null, '', window.location.pathname)
      }
      if (sheet.editing) {
        const { id, version: from } = sheet.editing
        changing.mutate({ id, version: version ?? from, definition }, { onSuccess: finish(true), onError: (error) => fail(error, false) })
      } else making.mutate({ definition, sheet }, { onSuccess: finish(false), onError: (error) => fail(error, true) })
    },
    [sheet, busy, problems, goTo, status, openModal, drop, changing, making],
  )

  // Signed in for it: the press continues.
  const resumed = useRef(false)
  useEffect(() => {
    if (!asked || status !== 'in' || !sheet || sheet.owner === null || resumed.current) return
    resumed.current = true
    window.history.replaceState(null, '', `${window.location.pathname}#finish`)
    submit()
  }, [asked, status, sheet, submit])

  const loadNewer = async () => {
    if (!sheet?.editing) return
    try {
      const character = await newest(sheet.editing.id)
      patch({ draft: draftOf(character.definition), editing: { id: character.id, version: character.version } })
      setFailure(null)
    } catch (error) {
      fail(error, false)
    }
  }
  const keepMine = async () => {
    if (!sheet?.editing) return
    try {
      const { id, version } = await newest(sheet.editing.id)
      patch({ editing: { id, version } })
      submit(version)
    } catch (error) {
      fail(error, false)
    }
  }

  if (finished) {
    return (
      <Page>
        <Made
          {...finished}
          onAnother={() => {
            setNextSeed(newSeed())
            setFinished(null)
            setShown(false)
            setTried(false)
            if (draft_id) router.push('/create')
          }}
        />
      </Page>
    )
  }
  if (state === 'sign_in' || state === 'gone' || state === 'failed') {
    return (
      <Page>
        <EmptyState
          level='h1'
          icon={<Sparkles />}
          title={t(state === 'failed' ? 'load_failed.title' : `${state}.title`)}
          text={t(state === 'failed' ? 'load_failed.text' : `${state}.text`)}
          action={
            state === 'sign_in' ? (
              <Button kind='primary' onClick={() => openModal('auth', { next: window.location.pathname })}>
                {t('sign_in.button')}
              </Button>
            ) : state === 'failed' ? (
              <Retry onRetry={retry} />
            ) : (
              <>
                <Link href='/create' className={buttonClass('secondary')}>
                  {t('gone.new')}
                </Link>
                <Link href='/my-krushes' className={buttonClass('quiet')}>
                  {t('gone.mine', BRAND_WORDS)}
                </Link>
              </>
            )
          }
        />
      </Page>
    )
  }

  const wrong = tried ? problems : visible(problems, draft)
  const Body = step === 'finish' ? null : BODIES[step]
  const next = STEPS[at + 1]
  const wholePerson = step === 'look' || step === 'finish'
  // The rest of the steps need not be seen to finish.
  const canFinish = next !== undefined && sheet !== null && Object.keys(problems).length === 0
  const finishing = (
    <Button
      kind='primary'
      busy={busy}
      onClick={() => submit()}
      className='min-w-0 flex-1 wrap-anywhere @max-[15rem]:order-first @max-[15rem]:basis-full max-sm:px-3'
    >
      {sheet?.editing ? t('save') : canFinish ? t('make_now') : name ? t('make', { name }) : t('make_nobody')}
    </Button>
  )
  return (
    <Page className='pt-0 pb-4 lg:pt-0'>
      <header className='flex min-h-12 flex-wrap items-center gap-x-2 sm:min-h-16'>
        <Link
          href={character_id || draft_id ? '/my-krushes' : '/'}
          aria-label={t('leave')}
          title={t('leave')}
          className={iconButtonClass('-ms-2')}
        >
          <X aria-hidden />
        </Link>
        <p className='text-sm text-muted tabular-nums'>{t('step_of', { number: at + 1, count: STEPS.length })}</p>
        <p role='status' className='ms-auto min-w-0 truncate text-sm text-muted'>
          {saved === 'saving'
            ? t('saving')
            : saved === 'saved'
              ? t('saved')
              : saved === 'offline'
                ? t('offline_note')
                : sheet && sheet.rev > 0
                  ? t('kept_here')
                  : ''}
        </p>
      </header>
      <div role='status'>
        {saved === 'full' ? (
          <NoRoom text={`${errors('tooManyDrafts', { most: MOST_DRAFTS })} ${t('kept_here_only')}`} className='mb-4' />
        ) : null}
      </div>
      <div className='@container'>
        <div
          inert={!sheet}
          aria-busy={!sheet}
          className='sm:grid sm:grid-cols-[clamp(180px,min(30vw,calc((100dvh-15rem)*.75)),260px)_minmax(0,1fr)] sm:gap-6 lg:grid-cols-[clamp(240px,min(34vw,calc((100dvh-15rem)*.75)),520px)_minmax(0,1fr)] lg:gap-8 xl:gap-12'
        >
          <LivePortrait
            key={sheet?.id ?? 'nobody'}
            draft={draft}
            waits={!sheet && (character_id !== null || draft_id !== null)}
            frame={FRAME[step]}
            onAnotherFace={() => choose('seed', newSeed())}
            hint={step === 'look' ? <p className='text-sm text-pretty text-muted max-sm:text-xs'>{t('dice_hint')}</p> : null}
          >
            <Button
              className='min-w-0 max-xl:px-3 max-xl:text-sm max-sm:gap-1.5 max-sm:px-[12px]'
              onClick={() => throwDice(wholePerson ? STEPS.flatMap((one) => FIELDS[one]) : FIELDS[step])}
            >
              <Dices aria-hidden className='size-5 flex-none' />
              {t(wholePerson ? 'roll_all' : 'roll')}
            </Button>
          </LivePortrait>
          {/* On phones the buttons belong to the whole sheet, so that they stay in view beside a tall portrait too. */}
          <div className='flex min-w-0 max-w-3xl flex-col max-sm:contents'>
            <Steps step={step} onGo={goTo} />
            <h1
              ref={heading}
              tabIndex={-1}
              className='title mt-1 mb-3 min-w-0 text-lg text-balance sm:mt-2 sm:mb-6 sm:text-xl lg:mt-4 lg:mb-7 lg:text-2xl'
            >
              {t(`heading.${step}`)}
            </h1>
            {noOptions && !options && (OF_WORDS.includes(step) || step === 'style') ? (
              <div
                role='alert'
                className='mb-6 flex flex-wrap items-center justify-between gap-3 rounded-md bg-surface p-4 text-sm hairline'
              >
                <p className='min-w-0 flex-1 text-pretty'>{t('lists_failed')}</p>
                <Retry onRetry={() => void askOptions()} />
              </div>
            ) : null}
            {/* What gets the focus is scrolled clear of the portrait above and the buttons below. */}
            <div
              ref={form}
              key={step}
              className='mb-6 grid gap-8 [&_:is(a,button,input,textarea)]:scroll-mt-48 [&_:is(a,button,input,textarea)]:scroll-mb-40'
            >
              {Body ? (
                <Body draft={draft} options={options} wrong={wrong} tried={tried} />
              ) : (
                <FinishStep draft={draft} problems={problems} extras={extras} onGo={goTo} />
              )}
            </div>
            {failure ? <FailureNote failure={failure} onNewer={() => void loadNewer()} onKeep={() => void keepMine()} busy={busy} /> : null}
            {sheet?.editing && sheet.rev > 0 && step === 'finish' ? (
              <Button kind='quiet' full onClick={() => drop()} className='mt-6'>
                {t('finish.discard')}
              </Button>
            ) : null}
            <div
              data-testid='create-footer'
              className='sticky bottom-(--bottom) z-20 -mx-4 mt-auto bg-ink/92 px-4 pt-3 pb-3 backdrop-blur-md sm:mx-0 sm:px-0 lg:pb-4'
            >
              <div className='flex gap-2 @max-[15rem]:flex-wrap sm:gap-3'>
                {at > 0 ? (
                  <Button onClick={() => goTo(STEPS[at - 1]!)} aria-label={t('back')} className='max-sm:px-4'>
                    <ArrowLeft aria-hidden className='size-5 sm:hidden' />
                    <span className='max-sm:hidden'>{t('back')}</span>
                  </Button>
                ) : null}
                {next ? (
                  <Button
                    kind={canFinish ? 'secondary' : 'primary'}
                    onClick={() => goTo(next)}
                    aria-label={t('next', { step: t(`step.${next}`).toLowerCase() })}
                    className='min-w-0 flex-1 max-sm:px-3'
                  >
                    <span className={cn('@min-[15rem]:hidden', canFinish && '@max-[27rem]:inline')}>{t('next_short')}</span>
                    <span className={cn('@max-[15rem]:hidden', canFinish && '@max-[27rem]:hidden')}>
                      {t('next', { step: t(`step.${next}`).toLowerCase() })}
                    </span>
                    <ArrowRight aria-hidden className='size-5 flex-none' />
                  </Button>
                ) : null}
                {!next || canFinish ? finishing : null}
              </div>
              {step === 'finish' ? <p className='mt-2 text-center text-sm text-muted'>{t(sheet?.editing ? 'save_note' : 'free')}</p> : null}
            </div>
          </div>
        </div>
      </div>
    </Page>
  )
}

/** Every step by its name, in a strip that is pushed where it does not fit; the current one is in view. */
function Steps({ step, onGo }: { step: Step; onGo: (step: Step) => void }) {
  const t = useTranslations('create')
  const strip = useRef<HTMLOListElement>(null)
  const at = STEPS.indexOf(step)
  useEffect(() => {
    const list = strip.current
    const current = list?.children[at] as HTMLElement | undefined
    if (list && current) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2
  }, [at])
  return (
    <nav aria-label={t('steps')} className='max-sm:-mx-4'>
      <ol ref={strip} className='relative flex gap-1 overflow-x-auto overscroll-x-contain [scrollbar-width:none] max-sm:px-4'>
        {STEPS.map((one, index) => (
          <li key={one} className='min-w-fit flex-1'>
            <button
              type='button'
              aria-current={one === step ? 'step' : undefined}
              onClick={() => onGo(one)}
              className={cn(
                'group flex min-h-11 w-full min-w-14 flex-col justify-center gap-1.5 text-sm whitespace-nowrap outline-offset-[-2px]',
                one === step ? 'font-semibold text-text' : 'text-muted hover:text-text',
              )}
            >
              <span
                aria-hidden
                className={cn(
                  'h-1 w-full rounded-full transition-colors duration-fast',
                  index <= at ? 'bg-text' : 'bg-line group-hover:bg-edge',
                )}
              />
              <span className='w-full pe-2 text-start'>{t(`step.${one}`)}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Nobody is told off for what they have not begun: it is named at the end, and once somebody wanted to finish. */
const visible = (problems: ReturnType<typeof problemsOf>, draft: ReturnType<typeof emptyDraft>) =>
  Object.fromEntries(
    Object.entries(problems).filter(([field]) => {
      const value = draft[field as keyof typeof draft]
      return typeof value !== 'string' || value.trim().length > (field === 'age' ? 1 : 0)
    }),
  )

function Retry({ onRetry }: { onRetry: () => void }) {
  const common = useTranslations('common')
  return <Button onClick={onRetry}>{common('retry')}</Button>
}

/** There is no more room, and where to make some. */
function NoRoom({ text, className }: { text: string; className?: string }) {
  const t = useTranslations('create')
  return (
    <div className={cn('flex flex-wrap items-center justify-between gap-3 rounded-md bg-surface p-4 text-sm hairline', className)}>
      <p className='min-w-0 flex-1 basis-60 text-pretty'>{text}</p>
      <Link href='/my-krushes' className={buttonClass()}>
        {t('gone.mine', BRAND_WORDS)}
      </Link>
    </div>
  )
}

/** What went wrong, that nothing is lost, and what to do. */
function FailureNote({ failure, onNewer, onKeep, busy }: { failure: Failure; onNewer: () => void; onKeep: () => void; busy: boolean }) {
  const t = useTranslations('create')
  const { kind, rule = '', message, making } = failure
  const errors = useTranslations('errors')
  const isConflict = kind === 'conflict' && !making
  if (kind === 'full')
    return (
      <div role='alert' className='mt-8'>
        <NoRoom text={`${errors('tooManyCharacters', { most: MOST_CHARACTERS })} ${t('kept_as_draft')}`} />
      </div>
    )
  const text =
    kind === 'blocked'
      ? t('failed.blocked', { rule: t(`rule.${ruleKey(rule)}`) })
      : (kind === 'input' || (kind === 'conflict' && making)) && message
        ? message
        : t(`failed.${kind === 'input' ? 'other' : kind}`)
  return (
    <div role='alert' className='mt-8 rounded-md bg-surface p-5 hairline'>
      {isConflict ? <p className='font-semibold'>{t('failed.conflict_title')}</p> : null}
      <p className='text-pretty'>{text}</p>
      {isConflict ? (
        <div className='mt-4 flex flex-wrap gap-2.5'>
          <Button onClick={onNewer}>{t('failed.conflict_newer')}</Button>
          <Button busy={busy} onClick={onKeep}>
            {t('failed.conflict_keep')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
