import type { Channel, ChannelName } from './channel.ts'
import { mailChannel } from './mail/smtp.ts'
import { pushChannel } from './push/push-service.ts'
import { smsChannel } from './sms/gateway.ts'

export const CHANNELS: Readonly<Record<ChannelName, Channel>> = {
  mail: mailChannel,
  sms: smsChannel,
  push: pushChannel,
}
