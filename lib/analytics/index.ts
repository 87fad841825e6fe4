import type { ConsentPurpose } from '@/contracts/consent'
import type { ThirdParties } from '@/contracts/meta'
import { createPixel } from './pixel'
import { goesTo, isEvent, type Detail } from './port'
import { createProductAnalytics } from './product'
import { createTagManager } from './tag-manager'

export type Measuring = {
  /** Scripts of others run in this document: it must end before anything private is shown. */
  tagged: boolean
  /** Sends an event wherever it may go; names that are not in the table go nowhere. */
  send(name: string, detail?: Detail): void
  reset(): void
}

/** The allowed ones of the configured destinations. Loads their scripts at once. */
export function startAnalytics(third_parties: ThirdParties, allows: (purpose: ConsentPurpose) => boolean): Measuring {
  const { tag_manager_id, product_analytics, video_pixel_id } = third_parties
  const tag_manager = tag_manager_id && (allows('analytics') || allows('marketing')) ? createTagManager(tag_manager_id, allows) : null
  const product = product_analytics && allows('analytics') ? createProductAnalytics(product_analytics) : null
  const pixel = video_pixel_id && allows('marketing') ? createPixel(video_pixel_id) : null
  return {
    tagged: Boolean(tag_manager || pixel),
    send(name, detail = {}) {
      if (!isEvent(name)) return
      if (goesTo(name, 'tag_manager')) tag_manager?.send(name, detail)
      if (goesTo(name, 'product')) product?.send(name, detail)
      if (goesTo(name, 'pixel')) pixel?.send(name, detail)
    },
    reset() {
      for (const one of [tag_manager, product, pixel]) one?.reset()
    },
  }
}
