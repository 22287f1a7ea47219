import { inject } from 'inversify'
import { bindPhoneToMessenger, getMessengerAddressFor } from '../../../../contract/messenger'
import {
  bindPhone,
  changePassword,
  changePhone,
  checkPassword,
  editUser,
  getUser,
  logIn,
  logInByMessenger,
  logOut,
  resetPassword,
  sendCode,
  setFirstPassword,
  verifyCaptcha,
} from '../../../../contract/session'
import { listPeople } from '../../../../contract/volunteer-pages'
import type {
  TextCodePurpose,
  LoginRequest,
  MessengerLoginRequest,
  PhoneToBind,
  SessionGateway,
  UserChanges,
} from '../../../application/frame/session/session-gateway'
import type { MessengerAsking } from '../../../domain/frame/session/messenger-asking'
import { DeviceMark } from '../../../application/frame/session/visit/device-mark'
import { mapped } from '../http/mapped'
import { HttpClient } from '../http/http-client'
import { userOf, userWithProfileOf } from './user-of-wire'

export class HttpSessionGateway implements SessionGateway {
  constructor(
    @inject(HttpClient) private readonly http: HttpClient,
    @inject(DeviceMark) private readonly device: DeviceMark,
  ) {}

  sendCode(phone: string, purpose: TextCodePurpose) {
    return this.http.send(sendCode, { failures: 'in-place', body: { phone, purpose, device: this.device.read() } })
  }

  verifyCode(phone: string, code: string, purpose: TextCodePurpose) {
    return this.http.send(verifyCaptcha, {
      failures: 'in-place',
      body: { phone, code, purpose, device: this.device.read() },
    })
  }

  async logIn(request: LoginRequest) {
    return mapped(
      await this.http.send(logIn, { failures: 'in-place', body: { ...request, device: this.device.read() } }),
      ({ token, user, created }) => ({ token, user: userOf(user), created }),
    )
  }

  messengerAddress(callback: string, state: string, asking: MessengerAsking) {
    return this.http.send(getMessengerAddressFor, {
      failures: 'in-place',
      query: { redirect: callback, state, asking },
    })
  }

  async logInByMessenger(request: MessengerLoginRequest) {
    return mapped(
      await this.http.send(logInByMessenger, {
        failures: 'in-place',
        body: { ...request, device: this.device.read() },
      }),
      ({ token, user, created }) => ({ token, user: userOf(user), created }),
    )
  }

  logOut(token: string) {
    return this.http.send(logOut, { failures: 'background', token })
  }

  async currentUser() {
    return mapped(await this.http.send(getUser, { failures: 'in-place' }), userWithProfileOf)
  }

  async ownerOf(token: string) {
    return mapped(await this.http.send(getUser, { failures: 'in-place', token }), ({ user }) => userOf(user))
  }

  async nicknameOf(userId: string) {
    return mapped(
      await this.http.send(listPeople, { failures: 'background', query: { ids: userId } }),
      ({ items }) => items[0]?.nickname ?? null,
    )
  }

  async edit(changes: UserChanges) {
    return mapped(await this.http.send(editUser, { failures: 'in-place', body: changes }), userWithProfileOf)
  }

  async bindPhone({ phone, code, afterMessenger }: PhoneToBind) {
    return mapped(
      await this.http.send(afterMessenger ? bindPhoneToMessenger : bindPhone, {
        failures: 'in-place',
        body: { phone, code, device: this.device.read() },
      }),
      ({ user }) => ({ user: userOf(user) }),
    )
  }

  async changePhone(oldProof: string, phone: string, code: string) {
    return mapped(
      await this.http.send(changePhone, {
        failures: 'in-place',
        body: { oldProof, phone, code, device: this.device.read() },
      }),
      ({ user }) => ({ user: userOf(user) }),
    )
  }

  checkPassword(password: string) {
    return this.http.send(checkPassword, { failures: 'background', body: { password } })
  }

  async setFirstPassword(password: string, proof: string | null) {
    const body = { password, ...(proof === null ? {} : { proof }) }
    return mapped(await this.http.send(setFirstPassword, { failures: 'in-place', body }), ({ user }) => ({
      user: userOf(user),
    }))
  }

  async changePassword(oldPassword: string, password: string) {
    return mapped(
      await this.http.send(changePassword, { failures: 'in-place', body: { oldPassword, password } }),
      ({ user }) => ({ user: userOf(user) }),
    )
  }

  resetPassword(phone: string, code: string, password: string) {
    return this.http.send(resetPassword, {
      failures: 'in-place',
      body: { phone, code, password, device: this.device.read() },
    })
  }
}
