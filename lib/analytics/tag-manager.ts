import type { ConsentPurpose } from '@/contracts/consent'
import { forgetTagCookies, loadScript } from './load-script'
import type { Analytics } from './port'

type Layer = { dataLayer?: unknown[] }

const state = (allowed: boolean) => (allowed ? 'granted' : 'denied')

/**
 * Google Tag Manager with Consent Mode v2, basic: everything is denied before the tag comes, and it comes only once
 * something has been allowed.
 */
export function createTagManager(id: string, allows: (purpose: ConsentPurpose) => boolean): Analytics<'tag_manager'> {
  const layer = ((window as Layer).dataLayer ??= [])
  const command: (...words: unknown[]) => void = function () {
    // The tag takes commands as `arguments` objects only; an array would be an event.
    // eslint-disable-next-line prefer-rest-params
    layer.push(arguments)
  }
  const [analytics, marketing] = [allows('analytics'), allows('marketing')]
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' }
  command('consent', 'default', { ...denied, wait_for_update: 500 })
  command('consent', 'update', {
    ad_storage: state(marketing),
    ad_user_data: state(marketing),
    ad_personalization: state(marketing),
    analytics_storage: state(analytics),
  })
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`)
  return {
    send: (name, detail) => void layer.push({ event: name, ...detail }),
    reset: forgetTagCookies,
  }
}
