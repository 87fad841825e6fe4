import type { Hono } from 'hono'
import * as contract from '@/contracts/rewards'
import { claimRewardCode } from '@/server/domain/rewards/codes'
import { claimRewardTask, listRewardTasks } from '@/server/domain/rewards/tasks'
import type { Env } from '../env'
import { route } from '../route'

export function mountRewards(app: Hono<Env>) {
  route(app, contract.getRewardTasks, (ctx, { caller }, { client, browser }) => listRewardTasks(ctx, caller, { client, browser }))
  route(app, contract.claimRewardTask, (ctx, { caller, body }, { client, browser }) =>
    claimRewardTask(ctx, caller, body.task, { client, browser }),
  )
  route(app, contract.claimRewardCode, (ctx, { caller, query }, { client }) => claimRewardCode(ctx, caller, query.code, client))
}
