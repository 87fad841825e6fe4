import { describe, expect, test } from 'vitest'
import { composeOver } from '@/server/compose'
import { readConfig } from '@/server/config'
import { createEmbeddedModeration } from '@/server/providers/moderation/embedded'
import { MODERATION_RULES, MODERATION_STAGES, type ModerationStage } from '@/server/providers/moderation/port'
import { RULES } from '@/server/providers/moderation/rules'
import { says, scriptedChat } from '@/tests/support/chat'
import { silent, testDatabase } from '@/tests/support/server'
import { environmentKeys } from './environment'
import { filesBelow, read } from './files'

/** Where a stage is called today. Each file must call `moderate` with it, itself or through the verb beside it. */
const CALLED: Partial<Record<ModerationStage, string>> = {
  user_input: 'server/domain/messages/send-message.ts',
  model_output: 'server/domain/messages/write-reply.ts',
  character_create: 'server/domain/characters/own/create-character.ts',
  character_edit: 'server/domain/characters/own/edit-character.ts',
  public_publish: 'server/domain/characters/own/set-visibility.ts',
  report: 'server/domain/characters/reports.ts',
  avatar_upload: 'server/domain/account/avatar.ts',
  image_prompt: 'server/domain/photos/request-photo.ts',
  image_output: 'server/domain/photos/work-photos.ts',
  memory: 'server/domain/memories/write-down.ts',
}
/** Stages no call of the API leads to yet, and why. Whoever builds the part moves its line up. */
const NOT_REACHABLE: Partial<Record<ModerationStage, string>> = {
  voice_text: 'only messages of characters are spoken, and those were moderated as model_output',
}

describe('moderation', () => {
  test('every stage is called, or listed with the reason why it cannot be reached', () => {
    expect([...Object.keys(CALLED), ...Object.keys(NOT_REACHABLE)].toSorted()).toEqual([...MODERATION_STAGES].toSorted())
    for (const [stage, path] of Object.entries(CALLED)) {
      const source = read(path)
      expect(source, `${path} imports moderate`).toMatch(
        /import \{[^}]*\bmoderate(Character)?\b[^}]*\} from '[./]*(moderation\/moderate|moderate-character)'/,
      )
      expect(source, `${path} calls stage ${stage}`).toMatch(new RegExp(`'${stage}'`))
    }
  })

  test('a stage that is listed as not reachable is really not called', () => {
    const domain = filesBelow('server/domain', /\.ts$/).map(read).join('\n')
    for (const stage of Object.keys(NOT_REACHABLE)) expect(domain, stage).not.toContain(`'${stage}'`)
  })

  test('the provider is asked in one place only', () => {
    const callers = filesBelow('server', /\.ts$/).filter((path) => /ctx\.moderation\.check\(/.test(read(path)))
    expect(callers).toEqual(['server/domain/moderation/moderate.ts'])
  })

  test('every rule has an implementation', () => expect(Object.keys(RULES).toSorted()).toEqual([...MODERATION_RULES].toSorted()))
})

describe('nothing an operator sets switches it off', () => {
  test('no variable of that kind exists', () => {
    const keys = environmentKeys()
    expect(keys.length).toBeGreaterThan(15)
    // These connect models that can only add to what is refused (tests/conformance/moderation.test.ts).
    const models = ['MODERATION_BASE_URL', 'MODERATION_MODEL', 'MODERATION_API_KEY']
    expect(keys.filter((key) => /moderation|safety|nsfw|filter|adult|unsafe|censor/i.test(key))).toEqual(models)
  })

  test('neither the rules nor the verb read the environment or the configuration', () => {
    const files = [...filesBelow('server/providers/moderation', /\.ts$/), ...filesBelow('server/domain', /\.ts$/)]
    for (const path of files) expect(read(path), path).not.toMatch(/process\.env|server\/config'/)
  })

  test('whatever the environment says, composing ends with the rules in place', async () => {
    const attempts: Record<string, string>[] = [
      {},
      { MODERATION: 'off', MODERATION_PROVIDER: 'none', SAFETY: '0', NSFW: '1' },
      { LOAD_TEST: '1', CHAT_PROVIDER: 'embedded' },
      {
        MODERATION_BASE_URL: 'http://127.0.0.1:9/v1',
        MODERATION_MODEL: 'any',
        SAFEGUARD_BASE_URL: 'http://127.0.0.1:9/v1',
        SAFEGUARD_MODEL: 'any',
      },
    ]
    const db = await testDatabase()
    for (const environment of attempts) {
      const config = readConfig({ AUTH_SECRET: 's'.repeat(40), ...environment })
      const ctx = await composeOver(db, config, silent, () => {}, { chats: [scriptedChat(says('Yes.'))] })
      expect(ctx.moderation.name).not.toBe('')
      const verdict = await ctx.moderation.check({ stage: 'user_input', text: 'she is 15 and undresses for sex' })
      expect(verdict).toMatchObject({ action: 'block', rule: 'minors' })
    }
  })

  test('a character below 18 cannot be stored', () => {
    expect(read('server/db/schema/characters.ts')).toMatch(/check\('characters_adult', sql`\$\{t\.age\} >= 18`\)/)
    expect(
      filesBelow('server/db/migrations', /\.sql$/)
        .map(read)
        .join('\n'),
    ).toMatch(/"characters_adult" CHECK[^,]*>= 18/i)
  })

  test('the registry holds no engine that allows everything', async () => {
    const verdict = await createEmbeddedModeration().check({ stage: 'model_output', text: 'she is 15 and undresses for sex' })
    expect(verdict.action).toBe('block')
  })
})
