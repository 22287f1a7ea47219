import type { MembershipAct, MembershipRole } from '../../../src/domain/teams/membership-lifecycle'
import type { CaseMessage } from '../cases/case-kind'
import { message } from '../cases/message'

/** Messages to those whom a step of a membership concerns. */
export const membershipMessages: {
  readonly [Act in MembershipAct]?: { readonly [Role in MembershipRole]?: CaseMessage }
} = {
  join: {
    leader: message(
      ['有人申请加入队伍', 'Somebody wants to join your team'],
      ['{who}申请加入“{team}”，请审核。', '{who} asks to join “{team}”. Please answer.'],
    ),
  },
  admit: {
    leader: message(
      ['有人扫码加入了队伍', 'Somebody joined your team by its code'],
      ['{who}扫码加入了“{team}”。', '{who} scanned your code and is in “{team}” now.'],
    ),
  },
  leave: {
    leader: message(['有队员退出了', 'A member left your team'], ['{who}退出了“{team}”。', '{who} left “{team}”.']),
  },
  approve: {
    volunteer: message(
      ['您已加入队伍', 'You are in the team'],
      ['“{team}”通过了您的申请。', '“{team}” approved your request.'],
    ),
  },
  refuse: {
    volunteer: message(
      ['您的入队申请未通过', 'Your request to join was refused'],
      ['“{team}”没有通过您的申请，原因请见队伍页面。', '“{team}” did not approve your request. Its page says why.'],
    ),
  },
  handOver: {
    volunteer: message(
      ['您现在是队伍负责人', 'You lead a team now'],
      [
        '“{team}”的负责人把队伍交给了您，审核申请、管理队员都在队伍页面。',
        'The leader of “{team}” handed it over to you. Its page is where you answer requests and look after its members.',
      ],
    ),
  },
  remove: {
    volunteer: message(
      ['您已不在队伍中', 'You are no longer in the team'],
      ['“{team}”的负责人将您移出了队伍，原因请见队伍页面。', 'The leader of “{team}” removed you. Its page says why.'],
    ),
  },
}
