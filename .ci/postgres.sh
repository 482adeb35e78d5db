# A temporary PostgreSQL, so that the server's tests also run on a database server. Where none is installed and
# none can be installed, they run on the embedded database only.

POSTGRES_FOLDER=''

postgres_programs() {
  local initdb
  initdb=$(command -v initdb || ls -d /usr/lib/postgresql/*/bin/initdb 2>/dev/null | sort -V | tail -1 || true)
  [ -n "$initdb" ] && dirname -- "$initdb"
}

# PostgreSQL refuses to run as root.
as_postgres() {
  if [ "$(id -u)" = 0 ]; then (cd / && runuser -u postgres -- "$@"); else "$@"; fi
}

install_postgres() {
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
  echo 'Installing PostgreSQL for the tests.'
  (apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql) >/dev/null 2>&1
}

# A database is made and dropped for each test file, so it is in memory where there is room. Containers often have 64 MB.
database_parent() {
  local free
  free=$(df --output=avail -k /dev/shm 2>/dev/null | tail -1 || true)
  if [ "${free:-0}" -ge 2000000 ]; then echo /dev/shm; else echo "${TMPDIR:-/tmp}"; fi
}

start_postgres() {
  [ -n "${TEST_DATABASE_URL:-}" ] && return 0
  local programs port
  programs=$(postgres_programs) || { install_postgres && programs=$(postgres_programs); } || {
    echo 'PostgreSQL is not available; the tests of the server run on the embedded database only.'
    return 0
  }
  port=$(node -e "const s = require('net').createServer().listen(0, () => { console.log(s.address().port); s.close(); })")
  POSTGRES_FOLDER=$(mktemp -d -p "$(database_parent)")
  [ "$(id -u)" = 0 ] && chown postgres "$POSTGRES_FOLDER"
  as_postgres "$programs/initdb" -D "$POSTGRES_FOLDER/data" -U postgres -A trust -E UTF8 >/dev/null
  as_postgres "$programs/pg_ctl" -D "$POSTGRES_FOLDER/data" -w -l "$POSTGRES_FOLDER/log" \
    -o "-p $port -k $POSTGRES_FOLDER -c listen_addresses=127.0.0.1 -c fsync=off -c full_page_writes=off -c synchronous_commit=off -c max_connections=200" start >/dev/null
  export TEST_DATABASE_URL="postgresql://postgres@127.0.0.1:$port/postgres"
  POSTGRES_PROGRAMS=$programs
}

stop_postgres() {
  [ -n "$POSTGRES_FOLDER" ] || return 0
  as_postgres "$POSTGRES_PROGRAMS/pg_ctl" -D "$POSTGRES_FOLDER/data" -m immediate stop >/dev/null
  rm -rf "$POSTGRES_FOLDER"
}
