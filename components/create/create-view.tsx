'use client'

import { ArrowLeft, ArrowRight, Dices, Sparkles, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRouter, useSearchParams } from 'next/navigation'
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
  failureOf, useChangeCharacter, useCharacterOptions, useKeepDraft, useMakeCharacter, useNewestCharacter,
} from '@/hooks/api/use-create'
import { BRAND_WORDS } from '@/lib/brand'
import { cn } from '@/lib/cn'
import { definitionOf, draftOf, emptyDraft, FIELDS, isStep, problemsOf, stepOf, STEPS, type Field, type Step } from '@/lib/create/draft'
import { rollDraft } from '@/lib/create/roll'
import { useAuthStore } from '@/stores/auth-store'
import { useCreateStore } from '@/stores/create-store'
import { useModalStore } from '@/stores/modal-store'
import { FinishStep } from './finish-step'
import { LivePortrait } from './live-portrait'
import { Made } from './made'
import { BodyStep, HairStep, LookStep, MannerStep, PersonStep, StyleStep, VoiceStep, type StepProps } from './steps'
import { newSeed, useSheet } from './use-sheet'

const BODIES: Record<Exclude<Step, 'finish'>, ComponentType<StepProps>> = {
  look: LookStep, body: BodyStep, hair: HairStep, style: StyleStep, person: PersonStep, manner: MannerStep, voice: VoiceStep,
}
/** What a step is about should be seen. */
const FRAME: Partial<Record<Step, PreviewFrame>> = { body: 'half' }
const OF_WORDS: readonly Step[] = ['person', 'manner', 'voice']
/** In the address after signing in, so that the press that asked for it goes on by itself. */
const GO_PARAM = 'go'
/** Until the server has said how long instructions may be (section 5). */
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
  const saved = useKeepDraft(sheet, !busy && finished === null)
  const asked = useSearchParams().get(GO_PARAM) !== null

  const draft = useMemo(() => sheet?.draft ?? emptyDraft(seed), [sheet, seed])
  const step = sheet?.step ?? 'look'
  const at = STEPS.indexOf(step)
  const problems = problemsOf(draft, options?.limits.custom_instructions ?? UNKNOWN_MAX, {
    required: (field) => t(`required.${field}`), too_long: (max) => t('too_long', { max }),
    in_scenario: (number, problem) => t('scenarios.problem', { number, problem }), too_many: (max) => t('scenarios.too_many', { max }),
  })
  const name = draft.full_name.trim().split(' ')[0] ?? ''

  /** Each step is a place of its own, so that Back leads to the one before. */
  const goTo = useCallback((next: Step) => {
    window.history.pushState(null, '', `#${next}`)
    go(next)
    setShown(true)
  }, [go])
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
    if (!options && !fields.some((field) => FIELDS.look.includes(field) || FIELDS.body.includes(field) || FIELDS.hair.includes(field))) void askOptions()
    replace(rollDraft(sheet.draft, fields, anyway ? [] : kept, options))
  }

  const fail = (error: unknown, isMaking: boolean) => setFailure({ ...failureOf(error), making: isMaking })
  const submit = useCallback((version?: number) => {
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
  }, [sheet, busy, problems, goTo, status, openModal, drop, changing, making])

  // Signed in for it: the press goes on.
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
              <Button kind='primary' onClick={() => openModal('auth', { next: window.location.pathname })}>{t('sign_in.button')}</Button>
            ) : state === 'failed' ? (
              <Retry onRetry={retry} />
            ) : (
              <>
                <Link href='/create' className={buttonClass('secondary')}>{t('gone.new')}</Link>
                <Link href='/my-krushes' className={buttonClass('quiet')}>{t('gone.mine', BRAND_WORDS)}</Link>
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
  return (
    <Page className='pt-0 lg:pt-0'>
      <header className='flex min-h-16 flex-wrap items-center gap-x-2'>
        <Link href={character_id || draft_id ? '/my-krushes' : '/'} aria-label={t('leave')} title={t('leave')} className={iconButtonClass('-ml-2')}>
          <X aria-hidden />
        </Link>
        <p className='text-sm text-muted tabular-nums'>{t('step_of', { number: at + 1, count: STEPS.length })}</p>
        <p role='status' className='ml-2 truncate text-sm text-muted max-sm:sr-only'>
          {saved === 'saving' ? t('saving') : saved === 'saved' ? t('saved') : saved === 'offline' ? t('offline_note') : sheet && sheet.rev > 0 ? t('kept_here') : ''}
        </p>
        <Button kind='quiet' className='ml-auto px-3 max-sm:text-sm' onClick={() => throwDice(STEPS.flatMap((one) => FIELDS[one]))} disabled={!sheet}>
          <Dices aria-hidden className='size-5' />
          {t('roll_all')}
        </Button>
      </header>
      <div role='status'>{saved === 'full' ? <NoRoom text={`${errors('tooManyDrafts', { most: MOST_DRAFTS })} ${t('kept_here_only')}`} className='mb-4' /> : null}</div>
      <div inert={!sheet} aria-busy={!sheet} className='sm:grid sm:grid-cols-[clamp(180px,min(30vw,calc((100dvh-7rem)*.75)),260px)_minmax(0,1fr)] sm:gap-6 lg:grid-cols-[clamp(280px,min(34vw,calc((100dvh-7rem)*.75)),520px)_minmax(0,1fr)] lg:gap-8 xl:gap-12'>
        <LivePortrait draft={draft} frame={FRAME[step]} compact={OF_WORDS.includes(step)} onAnotherFace={() => choose('seed', newSeed())} />
        <div className='min-w-0 max-w-3xl'>
          <nav aria-label={t('steps')} className='max-sm:-mt-1'>
            <ol className='flex gap-1'>
              {STEPS.map((one, index) => (
                <li key={one} className='min-w-0 flex-1'>
                  <button
                    type='button'
                    aria-current={one === step ? 'step' : undefined}
                    onClick={() => goTo(one)}
                    className={cn('group flex min-h-11 w-full flex-col justify-center gap-1.5 text-sm', one === step ? 'font-semibold text-text' : 'text-muted hover:text-text')}
                  >
                    <span aria-hidden className={cn('h-1 w-full rounded-full transition-colors duration-fast', index <= at ? 'bg-text' : 'bg-line group-hover:bg-edge')} />
                    <span className='w-full truncate text-left max-xl:sr-only'>{t(`step.${one}`)}</span>
                  </button>
                </li>
              ))}
            </ol>
          </nav>
          <div className='mb-6 flex items-center justify-between gap-2 max-sm:flex-wrap sm:mt-2 lg:mt-4 lg:mb-7'>
            <h1 ref={heading} tabIndex={-1} className='title min-w-0 text-xl text-balance max-sm:text-lg lg:text-2xl'>
              {t(`heading.${step}`)}
            </h1>
            {FIELDS[step].length === 0 ? null : (
              <Button onClick={() => throwDice(FIELDS[step])} className='whitespace-nowrap max-sm:px-3'>
                <Dices aria-hidden className='size-5' />
                {t('roll')}
              </Button>
            )}
          </div>
          {noOptions && !options && (OF_WORDS.includes(step) || step === 'style') ? (
            <div role='alert' className='mb-6 flex flex-wrap items-center justify-between gap-3 rounded-md bg-surface p-4 text-sm hairline'>
              <p className='min-w-0 flex-1 text-pretty'>{t('lists_failed')}</p>
              <Retry onRetry={() => void askOptions()} />
            </div>
          ) : null}
          <div ref={form} key={step} className='grid gap-8'>
            {Body ? <Body draft={draft} options={options} wrong={wrong} tried={tried} /> : <FinishStep draft={draft} problems={problems} extras={extras} onGo={goTo} />}
          </div>
          {failure ? <FailureNote failure={failure} onNewer={() => void loadNewer()} onKeep={() => void keepMine()} busy={busy} /> : null}
          <div className='z-10 mt-8 max-lg:sticky max-lg:bottom-(--bottom) max-lg:-mx-4 max-lg:bg-ink/92 max-lg:px-4 max-lg:py-3 max-lg:backdrop-blur-md'>
            <div className='flex gap-3'>
              {at > 0 ? (
                <Button onClick={() => goTo(STEPS[at - 1]!)} aria-label={t('back')} className='max-sm:px-4'>
                  <ArrowLeft aria-hidden className='size-5 sm:hidden' />
                  <span className='max-sm:hidden'>{t('back')}</span>
                </Button>
              ) : null}
              {next ? (
                <Button kind='primary' onClick={() => goTo(next)} className='min-w-0 flex-1'>
                  {t('next', { step: t(`step.${next}`).toLowerCase() })}
                  <ArrowRight aria-hidden className='size-5 flex-none' />
                </Button>
              ) : (
                <Button kind='primary' busy={busy} onClick={() => submit()} className='min-w-0 flex-1 wrap-anywhere'>
                  {sheet?.editing ? t('save') : name ? t('make', { name }) : t('make_nobody')}
                </Button>
              )}
            </div>
            {step === 'finish' ? <p className='mt-2 text-center text-sm text-muted'>{t(sheet?.editing ? 'save_note' : 'free')}</p> : null}
          </div>
          {sheet?.editing && sheet.rev > 0 && step === 'finish' ? (
            <Button kind='quiet' full onClick={() => drop()} className='mt-2'>
              {t('finish.discard')}
            </Button>
          ) : null}
          {step === 'look' ? <p className='mt-6 text-sm text-pretty text-muted'>{t('kept_hint')}</p> : null}
        </div>
      </div>
    </Page>
  )
}

/** Nobody is told off for what they have not begun: it is named at the end, and once somebody wanted to finish. */
const visible = (problems: ReturnType<typeof problemsOf>, draft: ReturnType<typeof emptyDraft>) =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => {
    const value = draft[field as keyof typeof draft]
    return typeof value !== 'string' || value.trim().length > (field === 'age' ? 1 : 0)
  }))

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
      <Link href='/my-krushes' className={buttonClass()}>{t('gone.mine', BRAND_WORDS)}</Link>
    </div>
  )
}

const RULES = ['minors', 'real_people', 'undressing', 'bestiality', 'necrophilia', 'sexual_violence', 'self_harm_encouragement']

/** What went wrong, that nothing is lost, and what to do. */
function FailureNote({ failure, onNewer, onKeep, busy }: { failure: Failure; onNewer: () => void; onKeep: () => void; busy: boolean }) {
  const t = useTranslations('create')
  const { kind, rule = '', message, making } = failure
  const errors = useTranslations('errors')
  const isConflict = kind === 'conflict' && !making
  if (kind === 'full') return <div role='alert' className='mt-8'><NoRoom text={`${errors('tooManyCharacters', { most: MOST_CHARACTERS })} ${t('kept_as_draft')}`} /></div>
  const text = kind === 'blocked'
    ? t('failed.blocked', { rule: t(`rule.${RULES.includes(rule) ? rule : 'other'}`) })
    : (kind === 'input' || (kind === 'conflict' && making)) && message ? message : t(`failed.${kind === 'input' ? 'other' : kind}`)
  return (
    <div role='alert' className='mt-8 rounded-md bg-surface p-5 hairline'>
      {isConflict ? <p className='font-semibold'>{t('failed.conflict_title')}</p> : null}
      <p className='text-pretty'>{text}</p>
      {isConflict ? (
        <div className='mt-4 flex flex-wrap gap-2.5'>
          <Button onClick={onNewer}>{t('failed.conflict_newer')}</Button>
          <Button busy={busy} onClick={onKeep}>{t('failed.conflict_keep')}</Button>
        </div>
      ) : null}
    </div>
  )
}
