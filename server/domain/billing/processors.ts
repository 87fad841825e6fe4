import { STORES, type ProcessorName, type StoreName } from '@/contracts/billing'
import type { Processor, StoreProvider } from '@/server/providers/payment/port'
import type { Context } from '../context'

/** Everyone who takes payments for us now. */
export const processors = ({ payment, stores }: Pick<Context, 'payment' | 'stores'>): Processor[] => [
  ...(payment ? [payment] : []),
  ...stores,
]

/** Null where the processor of an earlier sale is not connected any more. */
export const processorOf = (ctx: Context, name: ProcessorName): Processor | null =>
  processors(ctx).find((processor) => processor.name === name) ?? null

export const storeOf = (ctx: Context, name: StoreName): StoreProvider | null => ctx.stores.find((store) => store.name === name) ?? null

export const isStore = (name: ProcessorName): name is StoreName => (STORES as readonly ProcessorName[]).includes(name)
