import { countLabel, compactCount } from '../../domain/shared/format/count'
import { words } from './words'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** Sunday is the first. */
const weekdays = { 'zh-CN': [...'日一二三四五六'], en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }
const some = (value: number, one: string, many: string) => `${value} ${value === 1 ? one : many}`

/** Words around the values of domain/shared/format, and the names of the content kinds. */
export const formatWords = words({
  'zh-CN': {
    count: (value: number) => {
      const { kind, text } = countLabel(value)
      return kind === 'plain' ? text : `${text}万`
    },
    now: '刚刚',
    minutesAgo: (value: number) => `${value}分钟前`,
    hoursAgo: (value: number) => `${value}小时前`,
    yesterday: '昨天',
    dayBeforeYesterday: '前天',
    monthDay: (month: number, day: number) => `${month}月${day}日`,
    yearMonthDay: (year: number, month: number, day: number) => `${year}年${month}月${day}日`,
    onWeekday: (weekday: number, date: string) => `${date}周${weekdays['zh-CN'][weekday]}`,
    today: '今天',
    tomorrow: '明天',
    dateAndTime: (date: string, time: string) => `${date} ${time}`,
    underHundredMetres: '小于100m',
    metres: (text: string) => `${text}m`,
    kilometres: (text: string) => `${text}km`,
    overHundredKilometres: '大于100km',
    spokenHours: (value: number) => `${value}小时`,
    spokenMinutes: (value: number) => `${value}分`,
    spokenSeconds: (value: number) => `${value}秒`,
    wordGap: '',
    views: (count: string, _isOne: boolean) => `${count}阅读`,
    plays: (count: string, _isOne: boolean) => `${count}播放`,
    comments: (count: string, _isOne: boolean) => `${count}评论`,
    likes: (count: string, _isOne: boolean) => `${count}赞`,
    audio: '音频',
    album: '专辑',
    post: '资讯',
    video: '视频',
    special: '专题',
    gallery: '图集',
    collection: '合集',
    short: '短视频',
    channel: '频道',
    topic: '话题',
    show: '风采',
    entry: '图文',
    wish: '心愿',
  },
  en: {
    count: compactCount,
    now: 'just now',
    minutesAgo: (value: number) => `${value} min ago`,
    hoursAgo: (value: number) => `${value} h ago`,
    yesterday: 'yesterday',
    dayBeforeYesterday: '2 days ago',
    monthDay: (month: number, day: number) => `${day} ${months[month - 1]}`,
    yearMonthDay: (year: number, month: number, day: number) => `${day} ${months[month - 1]} ${year}`,
    onWeekday: (weekday: number, date: string) => `${weekdays.en[weekday]} ${date}`,
    today: 'Today',
    tomorrow: 'Tomorrow',
    dateAndTime: (date: string, time: string) => `${date}, ${time}`,
    underHundredMetres: 'less than 100 m',
    metres: (text: string) => `${text} m`,
    kilometres: (text: string) => `${text} km`,
    overHundredKilometres: 'more than 100 km',
    spokenHours: (value: number) => some(value, 'hour', 'hours'),
    spokenMinutes: (value: number) => some(value, 'minute', 'minutes'),
    spokenSeconds: (value: number) => some(value, 'second', 'seconds'),
    wordGap: ' ',
    views: (count: string, isOne: boolean) => (isOne ? `${count} view` : `${count} views`),
    plays: (count: string, isOne: boolean) => (isOne ? `${count} play` : `${count} plays`),
    comments: (count: string, isOne: boolean) => (isOne ? `${count} comment` : `${count} comments`),
    likes: (count: string, isOne: boolean) => (isOne ? `${count} like` : `${count} likes`),
    audio: 'Audio',
    album: 'Album',
    post: 'Article',
    video: 'Video',
    special: 'Special report',
    gallery: 'Gallery',
    collection: 'Series',
    short: 'Short',
    channel: 'Channel',
    topic: 'Discussion',
    show: 'Story',
    entry: 'Entry',
    wish: 'Wish',
  },
})

export type FormatWords = (typeof formatWords)['en']
