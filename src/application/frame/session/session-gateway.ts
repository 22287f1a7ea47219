import type { MessengerAsking } from '../../../domain/frame/session/messenger-asking'
import type { ProofPurpose } from '../../../domain/frame/session/proof'
import type { User } from '../../../domain/frame/session/user'
import type { UserProfile } from '../../../domain/frame/session/user-profile'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

export type TextCodePurpose = 'login' | 'bind' | 'rebind-old' | 'rebind-new' | 'reset' | ProofPurpose

/** What every login sends besides the code or password that proves who logs in. */
interface LoginContext {
  readonly agreed: true
  /** The path whose shared address led the visitor here, from the share-source cookies (B107). */
  readonly fromUrl?: string
  /** The id of the user who shared that address (B107). */
  readonly fromUserId?: string
  /** The `jump_url` of the address that the visitor opened (B107). */
  readonly jumpUrl?: string
}

export interface LoginRequest extends LoginContext {
  readonly phone: string
  readonly code?: string
  readonly password?: string
}

export interface MessengerLoginRequest extends LoginContext {
  /** The messenger's code, which is valid once. */
  readonly code: string
}

interface LoggedIn {
  readonly token: string
  readonly user: User
  readonly created: boolean
}

export interface UserWithProfile {
  readonly user: User
  readonly profile: UserProfile
  readonly hasPassword: boolean
}

export interface UserChanges {
  readonly nickname?: string
  readonly avatarSourceId?: string
  readonly sex?: UserProfile['sex']
  readonly birthdate?: string | null
  readonly homeAddress?: string
}

export interface PhoneToBind {
  readonly phone: string
  readonly code: string
  /** Whether the member logged in by the messenger, for whom another call binds it (C064). */
  readonly afterMessenger: boolean
}

/** Login, phone, password and user info. */
export interface SessionGateway {
  /** Sends a code; returns the seconds until another may be sent. */
  sendCode(phone: string, purpose: TextCodePurpose): Promise<Outcome<{ readonly wait: number }>>
  /** Checks a code; returns a proof that permits one act. */
  verifyCode(phone: string, code: string, purpose: TextCodePurpose): Promise<Outcome<{ readonly proof: string }>>
  logIn(request: LoginRequest): Promise<Outcome<LoggedIn>>
  /** The address of the messenger's page for a login. That page returns to the path `callback` with `state`. */
  messengerAddress(callback: string, state: string, asking: MessengerAsking): Promise<Outcome<{ readonly url: string }>>
  logInByMessenger(request: MessengerLoginRequest): Promise<Outcome<LoggedIn>>
  /** Ends the session of this token. */
  logOut(token: string): Promise<Outcome<unknown>>
  currentUser(): Promise<Outcome<UserWithProfile>>
  /** The nickname of a user (C127); null when there is no such user. */
  nicknameOf(userId: string): Promise<Outcome<string | null>>
  /** The user that a token belongs to; the session is not taken over. */
  ownerOf(token: string): Promise<Outcome<User>>
  edit(changes: UserChanges): Promise<Outcome<UserWithProfile>>
  bindPhone(phone: PhoneToBind): Promise<Outcome<{ readonly user: User }>>
  changePhone(oldProof: string, phone: string, code: string): Promise<Outcome<{ readonly user: User }>>
  /** Whether this is the member's current password. */
  checkPassword(password: string): Promise<Outcome<{ readonly correct: boolean }>>
  /** @param proof A proof that it is the member; null right after a login. */
  setFirstPassword(password: string, proof: string | null): Promise<Outcome<{ readonly user: User }>>
  changePassword(oldPassword: string, password: string): Promise<Outcome<{ readonly user: User }>>
  resetPassword(phone: string, code: string, password: string): Promise<Outcome<unknown>>
}
export const SessionGateway = port<SessionGateway>('SessionGateway')
