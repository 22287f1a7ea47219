import { lettersPerDay, lettersPerMember } from '../../../domain/civic/team-letters/team-letter'
import { words } from '../../frame/words/words'

export const teamLettersWords = words({
  'zh-CN': {
    title: '队内消息',
    settings: '消息设置',
    'gets-letters': '接收队内消息',
    getsText: '关闭后不再收到这支队伍的消息，仍可在这里查看。',
    'members-write': '队员也可以写',
    membersText: `每人每天最多${lettersPerMember}条，全队每天最多${lettersPerDay}条。`,
    write: '写给队员',
    failed: '消息加载失败',
    loading: '加载中',
    none: '还没有消息',
    noneText: '写给全体队员的话会显示在这里。',
    sentTo: (count: number) => `发给${count}人`,
    mine: '我写的',
    onlyMembers: '只有队员可以查看',
    toTeam: '返回队伍',
  },
  en: {
    title: 'Team messages',
    settings: 'Message settings',
    'gets-letters': 'Get team messages',
    getsText: 'When off, you get none from this team. You can still read them here.',
    'members-write': 'Members may write too',
    membersText: `At most ${lettersPerMember} a day each, and ${lettersPerDay} a day in all.`,
    write: 'Write to members',
    failed: 'The messages couldn’t be loaded',
    loading: 'Loading',
    none: 'No messages yet',
    noneText: 'What’s written to all members will appear here.',
    sentTo: (count: number) => `Sent to ${count} ${count === 1 ? 'member' : 'members'}`,
    mine: 'You',
    onlyMembers: 'Only members of the team can read this',
    toTeam: 'Back to the team',
  },
})

/** Words of the form by which somebody writes to the members. */
export const letterFormWords = words({
  'zh-CN': {
    title: '写给队员',
    text: '内容',
    'text.hint': '2–300个字，会以消息发给全体队员',
    'text.required': '请写下内容',
    'text.too-short': '内容至少2个字',
    'text.too-long': '内容最多300个字',
    submit: '发送',
    limit: (until: string) => `24小时内发给队员的消息已达上限，${until}起可以再写。`,
  },
  en: {
    title: 'Write to members',
    text: 'Message',
    'text.hint': 'All members get it as a message. 2–300 characters.',
    'text.required': 'Write something',
    'text.too-short': 'Use at least 2 characters',
    'text.too-long': 'Use at most 300 characters',
    submit: 'Send',
    limit: (until: string) => `No more messages can be sent to this team for now. You can write again from ${until}.`,
  },
})
