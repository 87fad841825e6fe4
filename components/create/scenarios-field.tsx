'use client'

import { ArrowDown, ArrowUp, Dices, Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { TextField } from '@/components/ui/text-field'
import { DEFINITION_LIMITS } from '@/contracts/character-definition'
import { scenarioProblems, type Scenario, type ScenarioProblem } from '@/lib/create/draft'
import { rollScenario } from '@/lib/create/roll'
import { messageKey } from '@/lib/i18n/message-key'
import { useCreateStore } from '@/stores/create-store'
import { Kept } from './lock'
import type { StepProps } from './step-props'

const MOST = DEFINITION_LIMITS.scenarios
const ACT = 'aria-disabled:opacity-40 aria-disabled:hover:bg-transparent aria-disabled:hover:text-muted'

/** Which control takes the focus once the list is rendered again. */
const focusKey = (what: 'up' | 'down' | 'title', index: number) => `${what}-${index}`

type RowProps = {
  index: number
  count: number
  scenario: Scenario
  wrong: ScenarioProblem
  onChange: (scenario: Scenario) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

function Row({ index, count, scenario, wrong, onChange, onMove, onRemove }: RowProps) {
  const t = useTranslations('create.scenarios')
  const number = index + 1
  const [first, last] = [index === 0, number === count]
  return (
    <li className='grid min-w-0 gap-4 rounded-md bg-surface p-4 hairline sm:p-5'>
      <div className='-my-1 flex items-center'>
        <h3 className='min-w-0 flex-1 text-sm font-semibold'>{t('one', { number })}</h3>
        <IconButton
          label={t('up', { number })}
          data-focus={focusKey('up', index)}
          aria-disabled={first || undefined}
          onClick={first ? undefined : () => onMove(-1)}
          className={ACT}
        >
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton
          label={t('down', { number })}
          data-focus={focusKey('down', index)}
          aria-disabled={last || undefined}
          onClick={last ? undefined : () => onMove(1)}
          className={ACT}
        >
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton label={t('remove', { number })} onClick={onRemove} className='-me-2'>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <TextField
        label={t('title')}
        value={scenario.title}
        maxLength={DEFINITION_LIMITS.scenario_title}
        autoComplete='off'
        placeholder={t('title_placeholder')}
        data-focus={focusKey('title', index)}
        onChange={(event) => onChange({ ...scenario, title: event.target.value })}
        error={wrong.title}
      />
      <TextField
        label={t('opening')}
        multiline
        rows={3}
        value={scenario.opening}
        maxLength={DEFINITION_LIMITS.scenario_opening}
        onChange={(event) => onChange({ ...scenario, opening: event.target.value })}
        error={wrong.opening}
        inputClassName='max-h-[50dvh]'
      />
    </li>
  )
}

/** Ways to begin: written, drawn, put in order and taken out again. */
export function ScenariosField({ draft, options, wrong, tried }: StepProps) {
  const t = useTranslations('create.scenarios')
  const words = useTranslations('create')
  const choose = useCreateStore((state) => state.choose)
  const root = useRef<HTMLElement>(null)
  const [focus, setFocus] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const [removed, setRemoved] = useState<{ scenario: Scenario; index: number } | null>(null)
  const { scenarios } = draft
  const full = scenarios.length >= MOST
  const canDraw = options?.scenarios.some(({ title }) => scenarios.every((own) => own.title !== title)) ?? false
  const all = scenarioProblems(scenarios, {
    required: (what) => words(messageKey(words, `required.${what}`)),
    too_long: (max) => words('too_long', { max }),
  })
  /** Nobody is told off for what they have only begun. */
  const problems = all.map((problem, index) =>
    tried
      ? problem
      : Object.fromEntries(Object.entries(problem).filter(([part]) => scenarios[index]![part as keyof Scenario].trim() !== '')),
  )

  useEffect(() => {
    if (focus === null) return
    root.current?.querySelector<HTMLElement>(`[data-focus='${focus}']`)?.focus()
    setFocus(null)
  }, [focus])

  const set = (next: readonly Scenario[]) => choose('scenarios', next)
  const add = (scenario: Scenario) => {
    setRemoved(null)
    set([...scenarios, scenario])
    setFocus(focusKey('title', scenarios.length))
  }
  const draw = () => {
    const drawn = options && rollScenario(draft, options)
    if (drawn) add(drawn)
  }
  const move = (index: number, by: 1 | -1) => {
    set(scenarios.map((scenario, at) => (at === index ? scenarios[index + by]! : at === index + by ? scenarios[index]! : scenario)))
    setSaid(t('moved', { number: index + by + 1, count: scenarios.length }))
    setFocus(focusKey(by === 1 ? 'down' : 'up', index + by))
  }
  const remove = (index: number) => {
    const scenario = scenarios[index]!
    const isEmpty = (scenario.title + scenario.opening).trim() === ''
    set(scenarios.filter((_, at) => at !== index))
    setSaid('')
    setRemoved(isEmpty ? null : { scenario, index })
    setFocus(isEmpty ? 'add' : 'undo')
  }
  const undo = () => {
    if (!removed) return
    set(scenarios.toSpliced(removed.index, 0, removed.scenario))
    setRemoved(null)
    setFocus(focusKey('title', Math.min(removed.index, scenarios.length)))
  }
  return (
    <Kept field='scenarios' what={words('field.scenarios')}>
      <section ref={root} aria-labelledby='scenarios' className='grid gap-3'>
        <h2 id='scenarios' className='pe-12 text-sm font-semibold'>
          {words('field.scenarios')}{' '}
          <span className='font-normal text-muted tabular-nums'>
            {scenarios.length > 0 ? t('count', { count: scenarios.length, max: MOST }) : ''}
          </span>
        </h2>
        <p className='-mt-1.5 text-sm text-pretty text-muted'>{t('hint')}</p>
        {scenarios.length > 0 ? (
          <ol className='grid gap-3'>
            {scenarios.map((scenario, index) => (
              <Row
                key={index}
                {...{ index, scenario, count: scenarios.length, wrong: problems[index]! }}
                onChange={(changed) => set(scenarios.with(index, changed))}
                onMove={(by) => move(index, by)}
                onRemove={() => remove(index)}
              />
            ))}
          </ol>
        ) : null}
        {removed ? (
          <div
            role='status'
            className='flex flex-wrap items-center justify-between gap-x-3 rounded-md border border-dashed border-edge py-1 pe-1 ps-4 text-sm'
          >
            <p className='min-w-0 flex-1 wrap-anywhere'>
              {removed.scenario.title.trim() ? t('removed', { title: removed.scenario.title.trim() }) : t('removed_untitled')}
            </p>
            {full ? null : (
              <Button kind='quiet' data-focus='undo' onClick={undo} className='text-text'>
                {t('undo')}
              </Button>
            )}
          </div>
        ) : null}
        {wrong.scenarios && all.every((problem) => Object.keys(problem).length === 0) ? (
          <p role='alert' className='text-sm text-bad'>
            {wrong.scenarios}
          </p>
        ) : null}
        {full ? (
          <p className='text-sm text-muted'>{t('full')}</p>
        ) : (
          <div className='flex flex-wrap gap-2.5'>
            <Button data-focus='add' onClick={() => add({ title: '', opening: '' })}>
              <Plus aria-hidden className='size-5' />
              {t('add')}
            </Button>
            {canDraw ? (
              <Button kind='quiet' onClick={draw}>
                <Dices aria-hidden className='size-5' />
                {t('draw')}
              </Button>
            ) : null}
          </div>
        )}
        <p role='status' className='sr-only'>
          {said}
        </p>
      </section>
    </Kept>
  )
}
