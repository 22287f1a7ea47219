import { bilingual } from '../text'

/** Messages about changes in the cases of the demo's people since they last looked. */
export const demoChanges = [
  { userId: 'user-volunteer', kind: 'wish.approve', category: 'cases', id: 'wish-demo-04', path: '/micro-wish-details/wish-demo-04', title: bilingual('您认领的心愿有新进展', 'There’s an update on a wish you claimed'), text: bilingual('请在期望日期前联系对方。', 'Please call them before the day the help is needed.') },
] as const

/** What a member wrote under an article, and what a reader answered; both are told of in messages. */
export const demoConversation = { text: '我妈妈年轻时每天坐第一班渡船去上班，看到照片高兴了一整天。', reply: '替我向阿姨问好！', likes: 12 } as const

export const demoMessages = [
  { category: 'following', path: '/albums/album-night-river', count: 1, title: bilingual('您关注的“夜航兰江”更新了', 'New episode of “Night on the Lan”'), text: bilingual('第十集《天亮以前》已经上线，沈亦舟说这一集请关灯听。', 'Episode 10, “Before it dawns”, is out. Shen Yizhou suggests listening with the lights off.') },
  { category: 'office', path: null, count: 1, title: bilingual('暴雨提示：南堤停车场今晚清空', 'Rainstorm warning: South Dyke car park closes tonight'), text: bilingual('如果您的车停在江边，请在今晚八点前开走。', 'If your car is parked by the river, please move it before 8 pm.') },
  { category: 'reading', path: '/posts/post-000001', count: 1, title: bilingual('您看过的文章有更正', 'A correction to what you read'), text: bilingual('《老渡口的下一个一百年，由每天走过它的人来写》在您看过之后作了更正。', '“Who writes the next hundred years of the Old Ferry? Those who walk past it” was corrected after you read it.') },
  { category: 'office', path: null, count: 1, title: bilingual('老渡口改造方案征求意见截止提醒', 'Last chance to comment on the Old Ferry plans'), text: bilingual('周五下午五点截止，您的草稿还没有提交。', 'Comments close on Friday at 5 pm. Your draft hasn’t been submitted yet.') },
  { category: 'cases', path: null, count: 1, title: bilingual('周末旧物市集摊位已确认', 'Your stall at the flea market is confirmed'), text: bilingual('十七号摊位，请在八点四十前到场。', 'You have stall 17. Please arrive before 8:40.') },
  { category: 'office', path: null, count: 1, title: bilingual('图书馆：您预约的书到了', 'Library: your reserved book is here'), text: bilingual('《一条河的耐心》，三楼服务台，保留三天。', 'Collect “The Patience of a River” from the desk on the third floor within three days.') },
  { category: 'account', path: '/password', count: 1, title: bilingual('密码已修改', 'Your password was changed'), text: bilingual('如果不是您本人操作，请立即在“账号安全”中找回。', 'If this wasn’t you, reset it at once under “Account safety”.') },
  { category: 'office', path: null, count: 1, title: bilingual('欢迎来到临川', 'Welcome to Riverbend'), text: bilingual('从今天起，这座城的早晚都在这里。先选几个感兴趣的栏目吧。', 'From today, the life of the city is here, morning to night. Start by choosing a few sections that interest you.') },
] as const
