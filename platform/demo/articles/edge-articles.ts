import { contentKinds } from '../../../src/domain/frame/content/content-kinds'
import type { WrittenArticle } from '../../features/media/articles/write-articles'
import { pictureOf } from '../media'
import { baseRow } from '../seeding/seed-contents'
import type { ContentRow } from '../../kernel/contents/write-contents'
import { bilingual } from '../text'

/**
 * Articles at the limits: contents that a client has to cope with sooner or later. No list leads to those that are there
 * for tests alone; the notice without a picture is one of the city's.
 */
export function edgeArticles(now: Date): WrittenArticle[] {
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const edge = (id: string, sub: string, hours: number, title: readonly [string, string], html: readonly [string, string], more: Partial<ContentRow> = {}): WrittenArticle => {
    const row = baseRow({ id, type: contentKinds.post.code, title: bilingual(...title), summary: bilingual('', ''), publishedAt: ago(hours), now, sub, place: 0 })
    return {
      content: { ...row, covers: [pictureOf('newsroom')], layout: 'right', listed: false, ...more },
      detail: { author: bilingual('编辑部', 'The editors'), body: bilingual(...html) },
    }
  }
  const unsafe = `<p>OK</p><script>window.hacked=1;document.title='hacked'</script><img src="x" onerror="window.hacked=2"><a href="javascript:window.hacked=3">link</a>
<iframe src="https://example.com/"></iframe><svg onload="window.hacked=4"><circle r="5"/></svg><p style="position:fixed;inset:0" onclick="window.hacked=5">text</p>
<form action="https://example.com/"><input name="password"></form><math><mi xlink:href="javascript:window.hacked=6">m</mi></math><a href="data:text/html,<script>window.hacked=7</script>">data</a>`
  return [
    edge('post-edge-long', 'news-city', 30,
      ['关于老渡口至白鹭洲段江堤综合整治工程施工期间七路、十九路、二十三路公交线路临时调整以及望江公园东门、荷花塘公园北门和灯笼街步行区夜间照明分时段关闭的公告（第二次修订，含无障碍通行方案）', 'Notice concerning the temporary changes to bus lines 7, 19 and 23 during the works on the dyke between the Old Ferry and Egret Islet, and the hours at which the lamps at the east gate of Rivergate Park, the north gate of Lotus Pond Park and along Lantern Street are switched off (second revision, with step-free routes)'],
      ['<p>施工期间给您添了不便，请提前安排行程。</p>', '<p>We are sorry for the trouble; please allow more time.</p>']),
    edge('post-water-cut', 'news-council', 40, ['周四停水四小时，请提前储水', 'No water for four hours on Thursday'],
      ['<p>周四上午九点至下午一点，印染厂路以北停水，请提前储水。</p>', '<p>There is no water north of Dyeworks Road on Thursday from nine to one. Please fill a bucket.</p>'], { covers: [], layout: 'text', listed: true }),
    edge('post-edge-closed', 'news-council', 44, ['讣告：作家岑远行先生', 'Obituary: the writer Cen Yuanxing'],
      ['<p>作家岑远行先生于昨日清晨辞世，享年九十一岁。评论已关闭，愿先生安息。</p>', '<p>The writer Cen Yuanxing died early yesterday at the age of ninety-one. Comments are closed.</p>'], { commentsOpen: false }),
    edge('post-edge-withdrawn', 'news-city', 50, ['这篇文章已经撤回', 'This article was withdrawn'], ['<p>已撤回。</p>', '<p>Withdrawn.</p>'], { state: 'withdrawn', listed: false }),
    edge('post-edge-external', 'leisure-weekend', 20, ['外部活动页：城市开放日预约', 'Elsewhere: book a place for the open day'], ['<p>请前往活动页预约。</p>', '<p>Please book on the page of the event.</p>'],
      { externalUrl: 'https://example.com/open-day', covers: [pictureOf('council-hall')] }),
    edge('post-edge-unsafe', 'learning-science', 70, ['安全演示：这篇文章里藏着七段脚本', 'Safety: seven scripts hide in this article'], [unsafe, unsafe], { summary: bilingual('它们一段也不应该运行。', 'Not one of them should run.') }),
    edge('post-edge-million', 'sport-local', 26, ['十万加：街坊杯决赛那一夜', 'A hundred thousand readers: the night of the final'],
      ['<p>谢谢每一个留到最后的人。</p>', '<p>Thanks to everyone who stayed to the end.</p>'], { views: 1_234_567, covers: [pictureOf('stadium-night')], layout: 'big', share: { title: bilingual('123万次阅读', '1,234,567 readers'), description: bilingual('那一夜，没有人提前走。', 'That night nobody left early.'), cover: pictureOf('stadium-night') } }),
  ]
}
