/** An address that can be none, or one too many: the message says why to whoever asked for it. */
export class EndpointRefused extends Error {}
