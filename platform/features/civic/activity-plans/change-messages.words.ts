import { toldChanges, type ToldChange } from '../../../../src/domain/civic/activity-plans/activity-plan'
import { message } from '../../../kernel/cases/message'
import type { Localised } from '../../../kernel/database/schema/localised'

/** The message to those who joined an activity that its leader changed. */
export const changeMessages = {
  change: {
    member: message(
      ['您报名的活动有变动', 'An activity you joined has changed'],
      [
        '“{title}”更改了{what}，请打开活动查看。来不了的话，可以在开始前退出。',
        '“{title}” has changed: {what}. Open it to see the change. If you can’t come, you can leave before it begins.',
      ],
    ),
  },
}

const names: Readonly<Record<ToldChange, Localised>> = {
  time: { 'zh-CN': '时间', en: 'time' },
  place: { 'zh-CN': '地点', en: 'place' },
  requirements: { 'zh-CN': '要求', en: 'requirements' },
  text: { 'zh-CN': '介绍', en: 'description' },
}

/** Names the changes, always in the same order. */
export function changeWords(changes: readonly ToldChange[]): Localised {
  const named = toldChanges.filter((change) => changes.includes(change)).map((change) => names[change])
  return { 'zh-CN': named.map((name) => name['zh-CN']).join('、'), en: named.map(({ en }) => en).join(', ') }
}
