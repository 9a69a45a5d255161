// How the database is tuned: a shop on a small machine that must not lose an order.
import { totalmem } from 'node:os'

const megabyte = 1024 * 1024

/** Rewritten at every start, so that a new version's settings reach old data; ALTER SYSTEM still wins. */
export function settingsFile(): string {
  const lines = Object.entries(settings()).map(([name, value]) => `${name} = '${value}'`)
  return ['# Written at every start. For settings of your own use ALTER SYSTEM.', ...lines, ''].join('\n')
}

function settings(): Record<string, string> {
  const sharedBuffers = Math.min(256, Math.max(128, Math.floor(totalmem() / megabyte / 16)))
  return {
    listen_addresses: '127.0.0.1',
    // Socket paths have a length limit that deep folders break; the loopback address is enough.
    unix_socket_directories: '',
    password_encryption: 'scram-sha-256',
    max_connections: '100',
    shared_buffers: `${sharedBuffers}MB`,
    effective_cache_size: `${sharedBuffers * 3}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    max_wal_size: '512MB',
    max_logical_replication_workers: '0',
    random_page_cost: '1.1',
    // Short queries on two cores: compiling or splitting them costs more than it brings.
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    max_parallel_maintenance_workers: '0',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The manager reads the log to explain a failed start.
    lc_messages: 'C',
    log_checkpoints: 'off',
    log_min_duration_statement: '1s',
  }
}
