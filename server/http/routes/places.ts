import type { Hono } from 'hono'
import * as contract from '@/contracts/places'
import { finishAgeCheck, startAgeCheck } from '@/server/domain/age/check-age'
import { getPlace } from '@/server/domain/places/get-place'
import type { Env } from '../env'
import { DONE, route } from '../route'

export function mountPlaces(app: Hono<Env>) {
  route(app, contract.getPlace, (ctx, { caller }, { place }) => getPlace(ctx, caller, place))
  route(app, contract.startAgeCheck, (ctx, { caller }) => startAgeCheck(ctx, caller))
  route(app, contract.finishAgeCheck, async (ctx, { body }) => {
    await finishAgeCheck(ctx, body)
    return DONE
  })
}
