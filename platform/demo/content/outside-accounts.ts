import type { OutsidePlatform } from '../../../src/domain/media/matrix/matrix'
import { bilingual } from '../text'

const account = (group: string, platform: OutsidePlatform, name: readonly [string, string], url: string) => ({ group, platform, name: bilingual(...name), url })

/** Accounts on other platforms, whose addresses lead to the example domains. */
export const demoOutsideAccounts = [
  account('media', 'messenger', ['临川发布', 'Riverbend News'], 'https://messenger.example/riverbend-news'),
  account('media', 'microblog', ['临川日报官方微博', 'Riverbend Daily'], 'https://microblog.example/riverbend-daily'),
  account('media', 'short-video', ['看临川', 'Seeing Riverbend'], 'https://video.example/seeing-riverbend'),
  account('safety', 'messenger', ['平安临川', 'Safe Riverbend'], 'https://messenger.example/safe-riverbend'),
  account('safety', 'microblog', ['临川消防在线', 'Riverbend Fire Online'], 'https://microblog.example/riverbend-fire'),
  account('living', 'messenger', ['临川公交出行', 'Riverbend Transit'], 'https://messenger.example/riverbend-transit'),
  account('living', 'other', ['健康临川小程序', 'Healthy Riverbend'], 'https://other.example/healthy-riverbend'),
  account('culture', 'short-video', ['临江剧院后台', 'Backstage at the Riverside'], 'https://video.example/riverside-theatre'),
]
