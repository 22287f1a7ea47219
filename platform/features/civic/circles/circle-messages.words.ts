import type { CircleMembershipAct, CircleRole } from '../../../../src/domain/civic/circles/circle-membership'
import type { CirclePostAct, CirclePostRole } from '../../../../src/domain/civic/circles/circle-post-lifecycle'
import type { CaseMessage } from '../../../kernel/cases/case-kind'
import { message } from '../../../kernel/cases/message'

/** The message to those who lead a circle, when one of its posts was reported. */
export const circleReportMessage = message(
  ['圈子里有帖子被举报', 'A post in your circle was reported'],
  ['“{circle}”有帖子被举报，请处理。', 'A post in “{circle}” was reported. Please decide what becomes of it.'],
)

/** Messages to the people whom a step of a membership concerns. */
export const circleMembershipMessages: {
  readonly [Act in CircleMembershipAct]?: { readonly [Role in CircleRole]?: CaseMessage }
} = {
  ask: {
    moderator: message(
      ['有人申请加入圈子', 'Someone wants to join your circle'],
      ['{who}申请加入“{circle}”，请审核。', '{who} has asked to join “{circle}”. Please approve or decline.'],
    ),
  },
  invite: {
    person: message(
      ['邀请您加入圈子', 'You are invited to a circle'],
      ['“{circle}”邀请您加入。', '“{circle}” invites you to join.'],
    ),
  },
  approve: {
    person: message(
      ['您已加入圈子', 'You joined a circle'],
      ['“{circle}”通过了您的申请。', '“{circle}” approved your request.'],
    ),
  },
  refuse: {
    person: message(
      ['您的入圈申请未通过', 'Your request to join was declined'],
      ['“{circle}”没有通过您的申请。原因：{reason}', '“{circle}” declined your request. Reason: {reason}'],
    ),
  },
  mute: {
    person: message(
      ['您已被禁言', 'You can’t post in a circle for now'],
      [
        '您暂时不能在“{circle}”发言。原因：{reason}',
        'You can read “{circle}” but not post there for now. Reason: {reason}',
      ],
    ),
  },
  unmute: {
    person: message(
      ['您可以发言了', 'You can post again'],
      ['“{circle}”解除了对您的禁言。', 'You can post in “{circle}” again.'],
    ),
  },
  remove: {
    person: message(
      ['您已不在圈子中', 'You were removed from a circle'],
      ['您被移出“{circle}”。原因：{reason}', 'You were removed from “{circle}”. Reason: {reason}'],
    ),
  },
  readmit: {
    person: message(
      ['您已重新加入圈子', 'You are back in a circle'],
      ['“{circle}”恢复了您的成员身份。', '“{circle}” took you back as a member.'],
    ),
  },
  name: {
    person: message(
      ['您现在是圈子管理员', 'You’re now a moderator'],
      ['“{circle}”的圈主请您担任管理员。', 'The owner of “{circle}” made you a moderator.'],
    ),
  },
  dismiss: {
    person: message(
      ['您不再是圈子管理员', 'You’re no longer a moderator'],
      ['您在“{circle}”中仍是成员。', 'You are still a member of “{circle}”.'],
    ),
  },
  handOver: {
    person: message(
      ['您现在是圈主', 'You’re now the owner of a circle'],
      ['“{circle}”的圈主把圈子转让给了您。', 'The owner of “{circle}” handed it over to you.'],
    ),
  },
  appoint: {
    person: message(
      ['您现在是圈主', 'You’re now the owner of a circle'],
      ['工作人员请您担任“{circle}”的圈主。', 'The office made you the owner of “{circle}”.'],
    ),
  },
  inherit: {
    person: message(
      ['您现在是圈主', 'You’re now the owner of a circle'],
      ['“{circle}”的圈主离开了，由您接任。', 'The owner of “{circle}” left, and you lead it now.'],
    ),
  },
}

/** Messages to the author of a post. */
export const circlePostMessages: {
  readonly [Act in CirclePostAct]?: { readonly [Role in CirclePostRole]?: CaseMessage }
} = {
  choose: {
    author: message(
      ['您的帖子被设为精华', 'Your post is among the best'],
      ['“{beginning}”被设为“{circle}”的精华。', '“{beginning}” was chosen as one of the best in “{circle}”.'],
    ),
  },
  pin: {
    author: message(
      ['您的帖子被置顶', 'Your post was pinned'],
      ['“{beginning}”在“{circle}”中置顶。', '“{beginning}” is pinned in “{circle}”.'],
    ),
  },
  close: {
    author: message(
      ['您的帖子已关闭评论', 'Comments on your post are closed'],
      ['“{beginning}”不再接受新评论。', '“{beginning}” takes no new comments.'],
    ),
  },
  move: {
    author: message(
      ['您的帖子被移动', 'Your post was moved'],
      ['“{beginning}”已移到“{circle}”。', '“{beginning}” is now in “{circle}”.'],
    ),
  },
  remove: {
    author: message(
      ['您的帖子被移除', 'Your post was removed'],
      [
        '“{beginning}”已从“{circle}”移除。原因：{reason}',
        '“{beginning}” was removed from “{circle}”. Reason: {reason}',
      ],
    ),
  },
  restore: {
    author: message(
      ['您的帖子已恢复', 'Your post is back'],
      ['“{beginning}”重新出现在“{circle}”中。', '“{beginning}” is in “{circle}” again.'],
    ),
  },
  publish: {
    author: message(
      ['您的帖子已发布', 'Your post was published'],
      ['“{beginning}”已通过审核，大家都能看到了。', '“{beginning}” was checked. Others can see it now.'],
    ),
  },
  refuse: {
    author: message(
      ['您的帖子未通过审核', 'Your post wasn’t published'],
      ['“{beginning}”没有发布。原因：{reason}', '“{beginning}” wasn’t published. Reason: {reason}'],
    ),
  },
}

/** Tells members what a circle wants all of them to read. */
export const circleNoticeMessage = message(
  ['圈子公告', 'News of a circle'],
  ['“{circle}”：{notice}', '“{circle}”: {notice}'],
)

const newPost = ['“{circle}”有新帖子', 'New post in “{circle}”'] as const
const newPosts = ['“{circle}”有{count}个新帖子', '{count} new posts in “{circle}”'] as const
const quoted = ['“{beginning}”', '“{beginning}”'] as const
/** What only members see stands in no message, since somebody who leaves keeps their messages. */
const unquoted = ['点击查看大家写了什么。', 'See what the members wrote.'] as const

/** Tells a member of new posts in a circle for which they chose that. */
export const newPostsMessages = {
  forAll: { one: message(newPost, quoted), several: message(newPosts, quoted) },
  forMembers: { one: message(newPost, unquoted), several: message(newPosts, unquoted) },
} as const
