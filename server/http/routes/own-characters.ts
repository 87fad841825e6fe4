import type { Hono } from 'hono'
import * as contract from '@/contracts/own-characters'
import { createCharacter, duplicateCharacter } from '@/server/domain/characters/own/create-character'
import { deleteDraft, getDraft, listDrafts, saveDraft } from '@/server/domain/characters/own/drafts'
import { editCharacter, restoreVersion } from '@/server/domain/characters/own/edit-character'
import { getOwnCharacter, listOwnCharacters } from '@/server/domain/characters/own/find-own'
import { setVisibility } from '@/server/domain/characters/own/set-visibility'
import { eraseCharacter, recoverCharacter, trashCharacter } from '@/server/domain/characters/own/trash'
import { listVersions } from '@/server/domain/characters/own/versions'
import type { Env } from '../env'
import { DONE, route } from '../route'

export function mountOwnCharacters(app: Hono<Env>) {
  route(app, contract.listOwnCharacters, (ctx, { caller, query }) =>
    listOwnCharacters(ctx, caller, { trash: query.trash === 'true', cursor: query.cursor }),
  )
  route(app, contract.createCharacter, (ctx, { caller, body }, { idempotency_key }) =>
    createCharacter(ctx, caller, { ...body, idempotency_key }),
  )
  route(app, contract.getOwnCharacter, (ctx, { caller, params }) => getOwnCharacter(ctx, caller, params.id))
  route(app, contract.editCharacter, (ctx, { caller, params, body }) => editCharacter(ctx, caller, { id: params.id, ...body }))
  route(app, contract.setVisibility, (ctx, { caller, params, body }) =>
    setVisibility(ctx, caller, { id: params.id, visibility: body.visibility }),
  )
  route(app, contract.duplicateCharacter, (ctx, { caller, params }, { idempotency_key }) =>
    duplicateCharacter(ctx, caller, { id: params.id, idempotency_key }),
  )
  route(app, contract.listVersions, (ctx, { caller, params }) => listVersions(ctx, caller, params.id))
  route(app, contract.restoreVersion, (ctx, { caller, params }) => restoreVersion(ctx, caller, params))
  route(app, contract.trashCharacter, async (ctx, { caller, params }) => {
    await trashCharacter(ctx, caller, params.id)
    return DONE
  })
  route(app, contract.recoverCharacter, (ctx, { caller, params }) => recoverCharacter(ctx, caller, params.id))
  route(app, contract.eraseCharacter, async (ctx, { caller, params }) => {
    await eraseCharacter(ctx, caller, params.id)
    return DONE
  })
  route(app, contract.listDrafts, (ctx, { caller }) => listDrafts(ctx, caller))
  route(app, contract.getDraft, (ctx, { caller, params }) => getDraft(ctx, caller, params.id))
  route(app, contract.saveDraft, (ctx, { caller, params, body }) => saveDraft(ctx, caller, { id: params.id, data: body.data }))
  route(app, contract.deleteDraft, async (ctx, { caller, params }) => {
    await deleteDraft(ctx, caller, params.id)
    return DONE
  })
}
