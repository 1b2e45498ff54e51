import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** What a mail server does with its n-th mail, counted from 1. A code refuses; a time in ms delays the answer. */
export interface Behaviour {
  recipient?: (attempt: number) => number | undefined
  content?: (attempt: number) => number | undefined
  delayMs?: (attempt: number) => number
  login?: { user: string; password: string }
  /** Joins an address that was used before. */
  port?: number
}

export interface MailServer {
  url: string
  port: number
  /** What was accepted, in order. */
  received: ParsedMail[]
  /** How many mails were tried. */
  attempts(): number
  close(): Promise<void>
}

/** A real mail server of the test's own. */
export async function mailServer(behaviour: Behaviour = {}): Promise<MailServer> {
  const received: ParsedMail[] = []
  let attempts = 0
  const server = new SMTPServer({
    authOptional: !behaviour.login,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth({ username, password }, _session, done) {
      const { login } = behaviour
      const isRight = username === login?.user && password === login?.password
      if (isRight) done(null, { user: username })
      // As careless a server as there is: it repeats what it was told.
      else done(Object.assign(new Error(`No such login: ${username} ${password}`), { responseCode: 535 }))
    },
    onRcptTo(_address, _session, done) {
      attempts += 1
      done(refusal(behaviour.recipient?.(attempts)))
    },
    onData(stream, _session, done) {
      const attempt = attempts
      const take = async (): Promise<Error | null> => {
        try {
          const mail = await simpleParser(stream)
          await sleep(behaviour.delayMs?.(attempt) ?? 0)
          const refused = refusal(behaviour.content?.(attempt))
          if (!refused) received.push(mail)
          return refused
        } catch (error) {
          // A message that breaks off is nobody's mail.
          return error as Error
        }
      }
      void (async () => done(await take()))()
    },
  })
  // A client that is killed breaks its connection.
  server.on('error', () => {})
  server.listen(behaviour.port ?? 0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    attempts: () => attempts,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function refusal(code: number | undefined): Error | null {
  return code === undefined
    ? null
    : Object.assign(new Error(`Refused for the test, ${code}`), { responseCode: code })
}

/** A server whose first connections are met with silence; what comes after reaches the real one behind it. */
export async function silentAtFirst(behind: MailServer, times: number) {
  const sockets = new Set<Socket>()
  let connections = 0
  const server: Server = createServer((socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('error', () => {})
    if (connections > times) passOn(socket, behind.port, sockets)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => connections,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function passOn(socket: Socket, port: number, sockets: Set<Socket>): void {
  const onward = connect(port, '127.0.0.1')
  sockets.add(onward)
  onward.on('error', () => {})
  socket.pipe(onward).pipe(socket)
}
