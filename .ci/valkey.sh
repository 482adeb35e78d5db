# A temporary Valkey or Redis, so that the shared rate limits are also tested there. Where none is installed and none
# can be installed, those tests do not exist.

VALKEY_FOLDER=''

valkey_program() {
  command -v valkey-server || command -v redis-server
}

install_valkey() {
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
  echo 'Installing Redis for the tests.'
  (apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq redis-server) >/dev/null 2>&1
}

start_valkey() {
  [ -n "${TEST_VALKEY_URL:-}" ] && return 0
  local program port
  program=$(valkey_program) || { install_valkey && program=$(valkey_program); } || {
    echo 'Neither Valkey nor Redis is available; shared rate limits are tested on PostgreSQL only.'
    return 0
  }
  port=$(node -e "const s = require('net').createServer().listen(0, () => { console.log(s.address().port); s.close(); })")
  VALKEY_FOLDER=$(mktemp -d)
  "$program" --port "$port" --bind 127.0.0.1 --dir "$VALKEY_FOLDER" --save '' --daemonize yes \
    --pidfile "$VALKEY_FOLDER/pid" --logfile "$VALKEY_FOLDER/log" >/dev/null
  export TEST_VALKEY_URL="redis://127.0.0.1:$port"
}

stop_valkey() {
  [ -n "$VALKEY_FOLDER" ] || return 0
  kill "$(cat "$VALKEY_FOLDER/pid")" 2>/dev/null || true
  rm -rf "$VALKEY_FOLDER"
}
