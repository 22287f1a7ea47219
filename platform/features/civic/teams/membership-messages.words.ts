import type { MembershipAct, MembershipRole } from '../../../../src/domain/civic/teams/membership-lifecycle'
import type { CaseMessage } from '../../../kernel/cases/case-kind'
import { message } from '../../../kernel/cases/message'

/** Messages to the people whom a step of a membership concerns. */
export const membershipMessages: {
  readonly [Act in MembershipAct]?: { readonly [Role in MembershipRole]?: CaseMessage }
} = {
  join: {
    leader: message(
      ['有人申请加入队伍', 'Someone wants to join your team'],
      ['{who}申请加入“{team}”，请审核。', '{who} has asked to join “{team}”. Please approve or decline.'],
    ),
  },
  admit: {
    leader: message(
      ['有人扫码加入了队伍', 'Someone joined with your team code'],
      ['{who}扫码加入了“{team}”。', '{who} scanned the code and is now a member of “{team}”.'],
    ),
  },
  leave: {
    leader: message(['有队员退出队伍', 'A member left your team'], ['{who}退出了“{team}”。', '{who} left “{team}”.']),
  },
  approve: {
    volunteer: message(
      ['您已加入队伍', 'You joined a team'],
      ['“{team}”通过了您的申请。', '“{team}” approved your request.'],
    ),
  },
  refuse: {
    volunteer: message(
      ['您的入队申请未通过', 'Your request to join was declined'],
      ['“{team}”没有通过您的申请，原因请见队伍页面。', '“{team}” declined your request. Open the team to see why.'],
    ),
  },
  offerLead: {
    volunteer: message(
      ['请您负责一支队伍', 'You’re asked to lead a team'],
      [
        '“{team}”的负责人想请您接任。请在7天内到队伍页面答复。',
        'The leader of “{team}” asks you to take over. Open the team to accept or decline within 7 days.',
      ],
    ),
  },
  withdrawOffer: {
    volunteer: message(
      ['接任邀请已撤回', 'You’re no longer asked to lead a team'],
      ['“{team}”的负责人撤回了请您接任的邀请。', 'The leader of “{team}” took the offer to lead it back.'],
    ),
  },
  acceptLead: {
    leader: message(
      ['队伍有了新的负责人', 'Your team has a new leader'],
      [
        '{who}接受了邀请，现在负责“{team}”。您仍是队员。',
        '{who} accepted and now leads “{team}”. You’re still a member.',
      ],
    ),
  },
  declineLead: {
    leader: message(
      ['接任邀请被婉拒', 'Your offer was declined'],
      ['{who}目前不能负责“{team}”，队伍仍由您负责。', '{who} can’t lead “{team}” at present. You still lead it.'],
    ),
  },
  appoint: {
    volunteer: message(
      ['您现在是队伍负责人', 'You are now the team leader'],
      [
        '工作人员请您负责“{team}”，审核申请、管理队员都在队伍页面。',
        'The office made you the leader of “{team}”. Open the team to answer requests and manage members.',
      ],
    ),
  },
  remove: {
    volunteer: message(
      ['您已不在队伍中', 'You were removed from a team'],
      [
        '“{team}”的负责人将您移出了队伍，原因请见队伍页面。',
        'The leader of “{team}” removed you. Open the team to see why.',
      ],
    ),
  },
}

/** Messages of an offer to lead a team that nobody answered in time. */
export const endedOfferMessages = {
  leader: message(
    ['接任邀请已过期', 'Your offer has run out'],
    [
      '{who}没有在7天内答复，“{team}”仍由您负责。您可以再次邀请。',
      '{who} didn’t answer within 7 days. You still lead “{team}”, and can ask again.',
    ],
  ),
  volunteer: message(
    ['接任邀请已过期', 'You’re no longer asked to lead a team'],
    ['请您负责“{team}”的邀请已过7天，不再有效。', 'The offer to lead “{team}” has run out after 7 days.'],
  ),
}
