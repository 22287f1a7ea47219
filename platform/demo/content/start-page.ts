import { pictureOf } from '../media'
import { bilingual } from '../text'
import { demoSuggestionEntry } from './page-of-cards'
import type { DemoCard, DemoPage } from './pages'
import { categoryLink, channelLink, contentLink, pageLink, pathLink } from './site'

type Names = readonly [chinese: string, english: string]
type Link = ReturnType<typeof pathLink>

const picture = (scene: string, title: Names, link: Link) => ({ image: pictureOf(scene), title: bilingual(...title), link })
const entry = (name: Names, icon: string, link: Link) => ({ name: bilingual(...name), icon, link })
const list = (style: string, name: Names, category: string, itemLimit: number, eager = true): DemoCard => ({
  type: 'article-list', title: bilingual(...name), content: { style, more: categoryLink(category) }, source: 'newest', itemCategoryId: category, itemType: 3, itemLimit, eager,
})

/** The page at the blank id, to which the root leads: what a resident comes for, before what there is to read. */
export const demoStartPage = (articleId: (index: number) => string): DemoPage => ({
  id: 'default', title: bilingual('临川', 'Riverbend'), backgroundColor: '#f4f7f7', share: bilingual('办事、求助、看新闻，一页都有。', 'Services, help and news of the city on one page.'), image: pictureOf('city-river-morning'), cards: [
    { type: 'banner', content: { ratio: '2:1', pictures: [
      picture('city-bridge-golden', ['老渡口的下一个一百年，由谁来写', 'Who writes the next hundred years of the Old Ferry?'], contentLink(3, articleId(0))),
      picture('dragon-boats', ['龙舟队：二十二支桨，十二支队伍', 'The dragon boat crews: twenty-two paddles, twelve crews'], pageLink('page-festival')),
      picture('canal-lanterns', ['灯火里的临川：晒出您拍的灯', 'Riverbend by lantern light: show us your picture'], pathLink('/dyfcg')),
    ] } },
    { type: 'entries', content: { columns: 4, entries: [
      entry(['市民留言', 'Your say'], 'interact', pathLink('/interact')), entry(['办事指南', 'Guides'], 'guide', pathLink('/guide')),
      entry(['身边服务', 'Nearby'], 'around', pathLink('/around')), entry(['志愿活动', 'Volunteering'], 'volunteer', pathLink('/voluntary-activities')),
      entry(['微心愿', 'Wishes'], 'special', pathLink('/micro-wish')), entry(['电台', 'Radio'], 'radio', pathLink('/radios')),
      entry(['电视', 'TV'], 'tv', pathLink('/tv')), entry(['圈子', 'Circles'], 'user', pathLink('/groups')),
    ] } },
    { type: 'notice', content: { notices: [
      { text: bilingual('周四九点至十三点，印染厂路以北停水', 'Water off north of Dyeworks Road, Thursday 9:00 to 13:00'), link: contentLink(3, 'post-water-cut') },
      { text: bilingual('临川新闻广播，正在直播', 'Riverbend News Radio is on air'), link: channelLink(1, 'radio-news') },
    ] } },
    list('right', ['要闻', 'Headlines'], 'news', 4),
    demoSuggestionEntry(pathLink('/send-inter')),
    { type: 'wishes', title: bilingual('等您帮忙', 'Wishes waiting for you'), content: { category_id: null, limit: 2, more: pathLink('/micro-wish') } },
    { type: 'activities', title: bilingual('一起去做志愿', 'Lend a hand'), content: { kind: null, limit: 2, more: pathLink('/voluntary-activities') } },
    { type: 'album-grid', title: bilingual('听一座城', 'Listen to the city'), content: { more: pageLink('page-listen') }, source: 'newest', itemType: 2, itemLimit: 3 },
    { type: 'short-video-row', title: bilingual('短视频', 'Shorts'), content: { more: pathLink('/play') }, source: 'newest', itemType: 22, itemLimit: 6, eager: false },
    list('right', ['民生', 'Living'], 'living', 4, false),
  ],
})
