type Machine = { host: string; port?: number; network: string; enter: string[] }
type Cluster = { url: string; port: number; pid: number; holdBack(): void; lose(): Promise<void> }
export function startPair(
  machines?: [Machine, Machine],
): Promise<
  { reason: string } | { version: string; primary: Cluster; standby: Cluster & { promote(): Promise<void> }; stop(): Promise<void> }
>
