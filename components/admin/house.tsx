'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { SwitchRow } from '@/components/ui/switch-row'
import { TextField } from '@/components/ui/text-field'
import {
  getLiveSettings,
  getTransparency,
  listAudit,
  listMails,
  listStaff,
  LIVE_SETTINGS,
  setLiveSettings,
  setStaff,
  type LiveSetting,
  type LiveSettings,
} from '@/contracts/admin'
import { LiveSettingsInput, StaffInput, YearParams } from '@/contracts/forms/admin'
import { STAFF_ROLES, type StaffRole } from '@/contracts/staff'
import { useAdmin, useAdminAct } from '@/hooks/api/use-admin'
import { useContractForm } from '@/hooks/use-contract-form'
import { ActButton, FormActButton, useRunAct } from './act'
import { Head, Loaded, SubHead, Table, timeOf } from './parts'

function AddStaff() {
  const t = useTranslations('admin.staff')
  const set = useAdminAct(setStaff)
  return (
    <FormActButton
      kind='primary'
      label={t('add')}
      text={t('add_text')}
      schema={StaffInput}
      initial={{ id: '', role: 'support' as StaffRole, reason: '' }}
      read={({ id, ...rest }) => ({ id: id.trim(), ...rest })}
      act={({ id, ...body }) => set({ params: { id: String(id) }, body })}
      fields={({ line, choice }) => {
        const { onChange, ...role } = choice('role')
        return (
          <>
            <TextField {...line('id')} label={t('user')} inputMode='numeric' />
            <Select
              {...role}
              label={t('role')}
              options={STAFF_ROLES.map((one) => ({ value: one, label: t(`roles.${one}`) }))}
              onChange={(value) => onChange(value as StaffRole)}
            />
          </>
        )
      }}
    />
  )
}

export function Staff() {
  const t = useTranslations('admin.staff')
  const set = useAdminAct(setStaff)
  const query = useAdmin(listStaff, {})
  return (
    <>
      <Head title={t('title')} text={t('text')}>
        <AddStaff />
      </Head>
      <Loaded query={query}>
        {({ data }) => (
          <Table
            label={t('title')}
            rows={data}
            keyOf={({ user_id }) => user_id}
            empty=''
            columns={[
              { name: t('user'), number: true, cell: ({ user_id }) => user_id },
              { name: t('email'), cell: ({ email }) => email },
              { name: t('role'), cell: ({ role }) => t(`roles.${role}`) },
              { name: t('factor'), cell: ({ second_factor }) => (second_factor ? t('on') : <span className='text-bad'>{t('off')}</span>) },
              { name: t('since'), cell: ({ since }) => timeOf(since) },
              {
                name: t('act'),
                cell: ({ user_id }) => (
                  <ActButton
                    kind='danger'
                    label={t('remove')}
                    text={t('remove_text')}
                    act={(reason) => set({ params: { id: String(user_id) }, body: { role: null, reason } })}
                  />
                ),
              },
            ]}
          />
        )}
      </Loaded>
    </>
  )
}

export function Audit() {
  const t = useTranslations('admin.audit')
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState<{ subject?: string; before?: string }>({})
  const query = useAdmin(listAudit, { query: asked })
  return (
    <>
      <Head title={t('title')} text={t('text')} />
      <form
        className='mb-4 flex flex-wrap items-end gap-3'
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(typed.trim() ? { subject: typed.trim() } : {})
        }}
      >
        <TextField label={t('subject_filter')} placeholder='user:12' value={typed} onChange={(event) => setTyped(event.target.value)} />
        <Button type='submit'>{t('find')}</Button>
      </form>
      <Loaded query={query}>
        {({ data }) => (
          <>
            <Table
              label={t('title')}
              rows={data}
              keyOf={({ id }) => id}
              empty={t('none')}
              columns={[
                { name: t('time'), cell: ({ created_at }) => timeOf(created_at) },
                { name: t('who'), cell: ({ actor_id, role }) => (actor_id === null ? t('command') : `${actor_id} · ${role}`) },
                { name: t('act'), cell: ({ act }) => act },
                { name: t('subject'), cell: ({ subject }) => subject || '—' },
                { name: t('reason'), cell: ({ reason }) => reason || '—' },
                { name: t('outcome'), cell: ({ outcome }) => outcome },
              ]}
            />
            <div className='mt-4'>
              {data.length === 100 ? (
                <Button onClick={() => setAsked({ ...asked, before: String(data.at(-1)!.id) })}>{t('older')}</Button>
              ) : null}
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}

const FACTS = ['name', 'address', 'country', 'support_email', 'report_email'] as const

function SettingsForm({ settings }: { settings: LiveSettings }) {
  const t = useTranslations('admin.settings')
  const common = useTranslations('common')
  const run = useRunAct()
  const set = useAdminAct(setLiveSettings)
  const [saved, setSaved] = useState(false)
  const newest = useRef(settings)
  newest.current = settings
  // What comes from the environment is not copied: only what was changed is sent.
  const changesOf = (given: LiveSettings) =>
    Object.fromEntries(Object.entries(given).filter(([name, value]) => value !== settings[name as LiveSetting]))
  const { form, text, choice, values, reset, sending } = useContractForm({
    schema: LiveSettingsInput,
    initial: settings,
    follow: true,
    // An empty text is sent too: it falls back to the environment.
    required: LIVE_SETTINGS,
    read: changesOf,
    words: ({ max = 0 }) => common('max_length', { max }),
    send: (body) => run(() => set({ body })),
    done: (isDone) => {
      if (!isDone) return
      // They were read again by now, and what was emptied comes from the environment.
      reset(newest.current)
      setSaved(true)
    },
  })
  const edited = <Value,>(change: (value: Value) => void) => {
    return (value: Value) => {
      setSaved(false)
      change(value)
    }
  }
  const field = (name: Exclude<LiveSetting, 'maintenance'>) => {
    const { onChange, ...rest } = text(name)
    return { ...rest, label: t(name), onChange: edited(onChange) }
  }
  return (
    <form {...form} className='grid max-w-2xl gap-5'>
      <TextField {...field('announcement')} tooltip={t('announcement_text')} />
      <SwitchRow
        label={t('maintenance')}
        text={t('maintenance_text')}
        checked={values.maintenance}
        onChange={edited(choice('maintenance').onChange)}
      />
      {FACTS.map((name) => (
        <TextField key={name} {...field(name)} multiline={name === 'address'} />
      ))}
      <div className='flex items-center gap-4'>
        <Button type='submit' kind='primary' busy={sending} disabled={Object.keys(changesOf(values)).length === 0}>
          {t('save')}
        </Button>
        <span role='status' className='text-ok'>
          {saved ? t('saved') : ''}
        </span>
      </div>
    </form>
  )
}

export function Settings() {
  const t = useTranslations('admin.settings')
  const query = useAdmin(getLiveSettings, {})
  return (
    <>
      <Head title={t('title')} text={t('text')} />
      <Loaded query={query}>{(settings) => <SettingsForm settings={settings} />}</Loaded>
    </>
  )
}

export function Mails() {
  const t = useTranslations('admin.mails')
  const query = useAdmin(listMails, {}, { live: true })
  return (
    <>
      <Head title={t('title')} text={t('text')} />
      <Loaded query={query}>
        {({ data }) => (
          <Table
            label={t('title')}
            rows={data}
            keyOf={({ what, id }) => what + id}
            empty={t('none')}
            columns={[
              { name: t('what'), cell: ({ what }) => what },
              { name: t('number'), number: true, cell: ({ id }) => id },
              { name: t('attempts'), number: true, cell: ({ attempts }) => attempts },
              { name: t('next'), cell: ({ next_try_at }) => timeOf(next_try_at) },
              { name: t('since'), cell: ({ created_at }) => timeOf(created_at) },
            ]}
          />
        )}
      </Loaded>
    </>
  )
}

export function Transparency() {
  const t = useTranslations('admin.transparency')
  const [year, setYear] = useState(() => String(new Date().getUTCFullYear()))
  const query = useAdmin(getTransparency, { params: { year } }, { enabled: YearParams.safeParse({ year }).success })
  return (
    <>
      <Head title={t('title')} text={t('text')}>
        <TextField label={t('year')} inputMode='numeric' value={year} onChange={(event) => setYear(event.target.value)} />
      </Head>
      <Loaded query={query}>
        {({ crisis, median_hours, automated, appeals, reversed, ...counts }) => (
          <>
            <Table
              label={t('title')}
              rows={[
                ...(['notices', 'reports', 'restrictions'] as const).flatMap((group) =>
                  Object.entries(counts[group]).map(([name, value]) => ({
                    name: `${t(group)}: ${name.replace('_', ' ')}`,
                    value: String(value),
                  })),
                ),
                { name: t('automated'), value: String(automated) },
                { name: t('appeals'), value: String(appeals) },
                { name: t('reversed'), value: String(reversed) },
                { name: t('median'), value: median_hours === null ? '—' : median_hours.toFixed(1) },
              ]}
              keyOf={({ name }) => name}
              empty=''
              columns={[
                { name: t('what'), cell: ({ name }) => name },
                { name: t('count'), number: true, cell: ({ value }) => value },
              ]}
            />
            <SubHead>{t('crisis')}</SubHead>
            <Table
              label={t('crisis')}
              rows={crisis}
              keyOf={({ day, level }) => day + level}
              empty={t('no_crisis')}
              columns={[
                { name: t('day'), cell: ({ day }) => day },
                { name: t('level'), cell: ({ level }) => level },
                { name: t('count'), number: true, cell: ({ count }) => count },
              ]}
            />
          </>
        )}
      </Loaded>
    </>
  )
}
